import type { Act } from '#shared/domain/admission/admission-state.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import {
  type Admission,
  type AdmissionRefusal,
  type GateMoved,
  refusalData,
} from '../../admission/admission-service.ts';
import type { CouponsRepository, PlacementOutcome, PlacementStep, StoredCoupons } from '../coupons-repository.ts';
import type { EditOutcome, EditRepository, EditStep, StoredEdits } from '../edit/edit-repository.ts';
import type { PlacementRefusal } from '../refusal.ts';
import type { StoredWantedOdds, WantedOddsRepository } from '../wanted-odds/wanted-odds-repository.ts';

/** Returns a refusal of the gate as the answer to a key. */
export function gateRefusal(refusal: AdmissionRefusal, prices: PlacementRefusal['prices']): PlacementRefusal {
  return { code: refusal.code, selectionIds: [], prices, data: refusalData(refusal) };
}

type Behind = Pick<Admission, 'behind'>;

function certain<Outcome extends { readonly status: string }>(outcome: GateMoved | Outcome): Outcome {
  if (outcome.status === 'gate-moved') throw new Error('A step without a gate was answered with gate-moved');
  return outcome as Outcome;
}

/** Returns the step with which a placement is refused by the gate. */
function refusedStep(step: PlacementStep, refusal: AdmissionRefusal): PlacementStep {
  const { userId, key, requestHash, accountId, amount, now, prices, session, isDecision } = step;
  const base = { userId, key, requestHash, accountId, amount, now, prices };
  return { ...base, ...definedOnly({ session, isDecision }), refusal: gateRefusal(refusal, prices) };
}

/** Posts behind the gate what accepts or delays a bet; a refusal needs no gate. */
async function postBehind(
  admission: Behind,
  step: PlacementStep,
  post: (step: PlacementStep) => Promise<GateMoved | PlacementOutcome>,
  refuse: (step: PlacementStep) => Promise<GateMoved | PlacementOutcome>,
): Promise<PlacementOutcome> {
  if ('refusal' in step) return certain(await post(step));
  return admission.behind(
    'bet',
    step.userId,
    (gate) => post({ ...step, gate }),
    async (refusal) => certain(await refuse(refusedStep(step, refusal))),
  );
}

/** Wraps the repository so that a placement which the gate does not admit is refused for good under its key. */
export function couponsBehindGate(coupons: StoredCoupons, admission: Behind): CouponsRepository {
  return { ...coupons, place: (step) => postBehind(admission, step, coupons.place, coupons.place) };
}

/** Wraps the wanted-odds repository in the same way. */
export function wantedOddsBehindGate(
  wantedOdds: StoredWantedOdds,
  coupons: Pick<StoredCoupons, 'place'>,
  admission: Behind,
): WantedOddsRepository {
  return {
    ...wantedOdds,
    awaitOdds: (step, facts) => postBehind(admission, step, (one) => wantedOdds.awaitOdds(one, facts), coupons.place),
    decide: (step) => postBehind(admission, step, wantedOdds.decide, wantedOdds.decide),
  };
}

/** Returns whether an edit stakes more money than before, for the gate. One that is only delayed stakes nothing yet. */
export function actOfEdit(step: EditStep): Act {
  return 'placement' in step && step.placement.amount > step.cashOut.stake ? 'stake-raise' : 'edit';
}

/** Wraps the edit repository in the same way. */
export function editsBehindGate(edits: StoredEdits, admission: Behind): EditRepository {
  return {
    ...edits,
    async edit(step): Promise<EditOutcome> {
      if ('refusal' in step) return certain(await edits.edit(step));
      const { userId, couponId, key, requestHash, now, session, isDecision } = step;
      return admission.behind(
        actOfEdit(step),
        userId,
        (gate) => edits.edit({ ...step, gate }),
        async (refusal) =>
          certain(
            await edits.edit({
              ...{ userId, couponId, key, requestHash, now },
              ...definedOnly({ session, isDecision }),
              refusal: gateRefusal(refusal, []),
            }),
          ),
      );
    },
  };
}
