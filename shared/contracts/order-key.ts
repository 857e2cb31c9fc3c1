import * as v from 'valibot';

/** Idempotency key of an order, as it stands in the address of the call that asks for its outcome. */
export const orderKeySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/**
 * Player who made the order, in the query of the call that asks for its outcome. With the session of another player the
 * call answers SESSION_REQUIRED, because asking would seal the key for that player and tell nothing about the order.
 */
export const orderOwnerQuery = v.object({
  userId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});
