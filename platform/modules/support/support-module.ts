import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  askCallbackCall,
  chatMessagesCall,
  createSupportRequestCall,
  openSupportCall,
  readSupportCall,
  replySupportRequestCall,
  supportRequestCall,
  supportRequestsCall,
  supportStateCall,
  writeChatCall,
} from '#shared/contracts/support.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import { dropGuestToken, guestOf, keepGuestToken } from './guest-token.ts';
import { guestOwner, playerOwner } from './support-records.ts';
import type { Support } from './support-service.ts';

interface SupportModule {
  readonly register: RegisterCall;
  readonly support: Support;
}

/** Returns the owner of a request: the player, else the guest of the device's token; null for a device without one. */
function ownerOf({ userId, request }: { readonly userId: number; readonly request: FastifyRequest }) {
  if (userId !== 0) return playerOwner(userId);
  const guest = guestOf(request);
  return guest === null ? null : guestOwner(guest, networkOf(request.ip));
}

/** Registers the visitors' calls to support (shell §1; N-07, R-38). */
export function supportModule(app: FastifyInstance, { register, support }: SupportModule): void {
  register(app, supportStateCall, (context) => support.state(ownerOf(context)));
  register(app, openSupportCall, ({ userId, request, reply }) => {
    if (userId === 0) keepGuestToken(request, reply);
    return { success: true };
  });
  register(app, chatMessagesCall, (context) => {
    const { before } = context.query;
    return support.chat(ownerOf(context), before === undefined ? undefined : Number(before));
  });
  register(app, writeChatCall, (context) =>
    support.writeChat(ownerOf(context), context.body.text, context.idempotencyKey),
  );
  register(app, supportRequestsCall, async (context) => {
    const { about, paymentId } = context.query;
    const query = {
      isAboutPayments: about !== undefined,
      paymentId: paymentId === undefined ? null : Number(paymentId),
    };
    return { requests: await support.requests(ownerOf(context), query) };
  });
  register(app, createSupportRequestCall, (context) =>
    support.createRequest(ownerOf(context), context.body, context.idempotencyKey),
  );
  register(app, supportRequestCall, (context) => support.request(ownerOf(context), Number(context.params.requestId)));
  register(app, replySupportRequestCall, (context) =>
    support.reply(ownerOf(context), Number(context.params.requestId), context.body.text, context.idempotencyKey),
  );
  register(app, readSupportCall, async (context) => {
    await support.read(ownerOf(context), context.body.requestId, context.body.upTo);
    return { success: true };
  });
  register(app, askCallbackCall, (context) =>
    support.askCallback(ownerOf(context), context.body, context.idempotencyKey),
  );
}

/**
 * Moves a guest's conversations to the player who has signed in on the guest's device, and invalidates the guest token.
 */
export async function joinSupport(
  support: Support,
  {
    request,
    reply,
    userId,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly userId: number },
): Promise<void> {
  const guest = guestOf(request);
  if (guest === null) return;
  await support.join(guest, userId);
  dropGuestToken(request, reply);
}
