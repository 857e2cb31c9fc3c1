import * as v from 'valibot';
import type { Zone } from './zone.ts';
import { isZoneName } from './zone-name.ts';

const MAX_OFFSET = 840;
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/**
 * Reads the name of a zone. Browsers may know names that this machine does not: such a one is read as UTC, which is what
 * a call without a zone gets.
 */
const zoneName = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(NAME),
  v.transform((name): Zone => (isZoneName(name) ? name : 0)),
);

const minutes = v.pipe(v.number(), v.integer(), v.minValue(-MAX_OFFSET), v.maxValue(MAX_OFFSET));

/** A zone in a query: minutes east of UTC, as clients send that know no names, or a name of the IANA database. */
export const zoneInQuery = v.union([
  v.pipe(v.string(), v.regex(/^-?\d{1,3}$/), v.transform(Number), minutes),
  zoneName,
]);

/** A zone in a body: minutes east of UTC, or a name of the IANA database. */
export const zoneInBody = v.union([minutes, zoneName]);
