import { zoneFormat } from './zone.ts';

const NAME = /^(?!Etc\/Unknown)[A-Z][\w+-]*(\/[\w+-]+)*$/i;
const MAX_NAME_LENGTH = 40;

/** Whether a text is the name of a zone that this machine knows. */
export function isZoneName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && NAME.test(text) && zoneFormat(text) !== null;
}
