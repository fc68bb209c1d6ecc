// One look at the dice of a match: fetches what there is once, then works without the server.
import { ask, Failed, SERVER_ERROR, text, told } from '../net/api';
import { tableInfo } from '../net/tables';
import type { Chronicle, Refusal, Story, TableInfo, Told } from '../wire/types';
import type { Source } from '../replay/source';
import { check, type Report } from './check';
import { BadRecord, type Problem } from './problems';
import { readRecord } from './reading';
import { ownSeal } from './record';
import { rollsIn } from './telling';
import { witnessBySeal } from './bySeal';
import { witnessOf, type Witness } from './memory';

/** As much as a match could fill; larger files would only freeze the page. */
const LARGEST = 8 * 1024 * 1024;

export class Inquiry {
  info = $state.raw<TableInfo | null>(null);
  report = $state.raw<Report | null>(null);
  story = $state.raw<Story | null>(null);
  chronicle = $state.raw<Chronicle | null>(null);
  /** Why there is no record to look at. */
  refusal = $state.raw<Refusal | null>(null);
  /** What is wrong with a file that is none of ours. */
  unreadable = $state.raw<Problem | null>(null);
  busy = $state(false);
  file = $state.raw<{ name: string; record: string } | null>(null);
  /** What this browser kept of the match. */
  witness = $state.raw<Witness | null>(null);
  /** How often the dice were worked out and how long it took, so that doing it again can be seen. */
  times = $state(0);
  milliseconds = $state(0);

  constructor(readonly table: string | null) {
    if (table !== null) void this.load(table);
  }

  /** Everything about a table at once; story and chronicle are a help, not a condition. */
  private async load(table: string): Promise<void> {
    this.busy = true;
    const path = `/api/tables/${encodeURIComponent(table)}`;
    const told = ask<Story>('GET', `${path}/story`).catch(() => null);
    const summed = ask<Chronicle>('GET', `${path}/chronicle`).catch(() => null);
    try {
      this.info = await tableInfo(table);
      const record = await text(`${path}/record`);
      [this.story, this.chronicle] = await Promise.all([told, summed]);
      this.examine(`${table}.jsonl`, record);
    } catch (error) {
      this.refusal = error instanceof Failed ? error.refusal : SERVER_ERROR;
    }
    this.busy = false;
  }

  /** A file from this device: nothing of it leaves the browser unless somebody asks for its story. */
  async open(file: File): Promise<void> {
    this.story = this.chronicle = this.refusal = null;
    this.report = null;
    if (file.size > LARGEST) this.unreadable = { kind: 'not-a-record', line: 1 };
    else this.examine(file.name, await file.text());
  }

  /** A file that the replay has open. Its story was told there already, so it may be told here without asking again. */
  async take({ fileName, record }: Pick<Source, 'fileName' | 'record'>): Promise<void> {
    this.examine(fileName, await record());
    await this.tell();
  }

  /** Once more, from the file in memory. */
  again(): void {
    if (this.file) this.examine(this.file.name, this.file.record);
  }

  private examine(name: string, record: string): void {
    this.file = { name, record };
    this.unreadable = null;
    const start = performance.now();
    try {
      const read = readRecord(record);
      this.witness = this.table === null ? witnessBySeal(ownSeal(read).commitment) : witnessOf(this.table);
      this.report = check(read, this.witness, rollsIn(this.story));
      this.milliseconds = Math.ceil(performance.now() - start);
      this.times += 1;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      this.unreadable = error.problem;
    }
  }

  /** Sentences and luck of a file can only be told by somebody who knows the rules: the server. */
  async tell(): Promise<void> {
    if (!this.file) return;
    this.busy = true;
    this.refusal = null;
    const { name, record } = this.file;
    try {
      const { story, chronicle } = await told<Told>('/api/stories', {
        method: 'POST',
        headers: JSON_LINES,
        body: record,
      });
      [this.story, this.chronicle] = [story, chronicle];
      this.examine(name, record);
    } catch (error) {
      this.refusal = error instanceof Failed ? error.refusal : SERVER_ERROR;
    }
    this.busy = false;
  }
}

const JSON_LINES = { 'Content-Type': 'application/x-ndjson' };
