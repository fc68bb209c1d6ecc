// What King of the Pirates shows large.
import type { Staged } from '../../stage/staged';
import type { AnyEvent, KingsView } from '../../wire/kings';

export function stagedOf(_event: AnyEvent, _before: KingsView): Staged | null {
  return null;
}
