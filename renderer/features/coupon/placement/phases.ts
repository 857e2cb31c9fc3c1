import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { PlacementAnswerPhase } from './batch.ts';

/** Returns the phase after an answer of the platform. */
export function phaseOfAnswer(answer: PlacementAnswer): PlacementAnswerPhase {
  switch (answer.status) {
    case 'accepted':
      return { kind: 'accepted', coupon: answer.coupon };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    case 'refused': {
      const { code, selectionIds, prices, data } = answer;
      return { kind: 'refused', refusal: { code, selectionIds, prices, data } };
    }
    case 'waiting':
      return { kind: 'waiting', until: answer.until };
    default:
      return assertNever(answer, 'placement answer');
  }
}
