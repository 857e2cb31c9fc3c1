import * as v from 'valibot';

/** Idempotency key of an order, as it stands in the address of the call that asks for its outcome. */
export const orderKeySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());
