// What the board and the games' art need of the wording: texts by id, in the language of the moment.
import type { Wording } from '../text/wording';

export type Words = Pick<Wording, 'say' | 'tell' | 'has' | 'nameOf' | 'language'>;
