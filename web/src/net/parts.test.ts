import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again } from './parts';

const OFFLINE = new TypeError('Failed to fetch');
let back: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_name: string, told: () => void) => back.push(told));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  back = [];
});

test('a part is asked for until it comes, ever more rarely', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(OFFLINE).mockRejectedValueOnce(OFFLINE).mockResolvedValue('part');
  const found = again(attempt);
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toBe('part');
});

test('it is asked for as soon as the connection is back', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(OFFLINE).mockResolvedValue('part');
  const found = again(attempt);
  await vi.advanceTimersByTimeAsync(1);
  back.forEach((told) => told());
  expect(await found).toBe('part');
});

test('an error of the part itself is no lost connection', async () => {
  const attempt = vi.fn().mockRejectedValue(new RangeError('ours'));
  await expect(again(attempt)).rejects.toThrow('ours');
  expect(attempt).toHaveBeenCalledTimes(1);
});
