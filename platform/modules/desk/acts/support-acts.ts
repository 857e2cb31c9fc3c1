import {
  deskAnswerCall,
  deskCalledCall,
  deskCloseThreadCall,
  deskSupportCall,
  deskThreadCall,
} from '#shared/contracts/desk/desk-support.ts';
import type { SupportStaff } from '../../support/support-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';

/** Registers the agents' side of support. */
export function supportActs(desk: DeskRegistry, staff: SupportStaff): void {
  const stateOf = async (threadId: number) => {
    const { state, changedAt } = await staff.thread(threadId);
    return { state, changedAt };
  };

  desk.read(deskSupportCall, async () => ({ threads: await staff.threads(), callbacks: await staff.callbacks() }));
  desk.read(deskThreadCall, async ({ params }) => {
    const { messages, ...thread } = await staff.thread(Number(params.threadId));
    return { ...thread, messages: [...messages] };
  });
  desk.act(deskAnswerCall, {
    state: ({ threadId }) => stateOf(threadId),
    apply: ({ threadId, text, key }) => staff.answer(threadId, text, key),
  });
  desk.act(deskCloseThreadCall, {
    state: ({ threadId }) => stateOf(threadId),
    async apply({ threadId }) {
      await staff.close(threadId);
      return { success: true };
    },
  });
  desk.act(deskCalledCall, {
    state: async ({ callbackId }) => (await staff.callbacks()).find(({ id }) => id === callbackId)?.doneAt ?? null,
    async apply({ callbackId }) {
      await staff.finishCallback(callbackId);
      return { success: true };
    },
  });
}
