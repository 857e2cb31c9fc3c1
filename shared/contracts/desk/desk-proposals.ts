import * as v from 'valibot';
import { shownInstant } from '../instant.ts';
import { defineDeskAct, defineDeskRead } from './desk-call.ts';

/** States of a proposal: one that was not decided in time has expired, and cannot be approved any more. */
export const PROPOSAL_STATES = ['waiting', 'done', 'refused', 'expired'] as const;

/** Roles that make and approve what gives money; the act that is proposed decides which of them. */
const roles = ['payments', 'trader'] as const;

const staffName = v.object({ id: v.number(), name: v.string(), email: v.string() });

const proposalSchema = v.object({
  id: v.number(),
  /** Id of the call that is carried out, and its body. */
  act: v.string(),
  body: v.record(v.string(), v.unknown()),
  /** What the act changes, as it was when it was proposed. */
  before: v.unknown(),
  state: v.picklist(PROPOSAL_STATES),
  proposedBy: staffName,
  /** Server clock, epoch ms. */
  proposedAt: shownInstant,
  expiresAt: shownInstant,
  /** Whether the proposer gave it without a second person, within the bounds for that. */
  isAlone: v.boolean(),
  decidedBy: v.nullable(staffName),
  decidedAt: v.nullable(shownInstant),
  decisionReason: v.nullable(v.string()),
});

export const deskProposalsCall = defineDeskRead({
  id: 'deskProposals',
  path: '/proposals',
  summary: 'What gives money and waits for a second person, the newest first, and the last hundred that were decided',
  roles,
  answer: v.object({
    proposals: v.array(proposalSchema),
    /** Bounds of gifts for this account, minor units of the site's default currency. */
    gifts: v.object({
      iso: v.string(),
      /** Largest value of one gift. */
      max: v.number(),
      /** What one person gives alone, and what one person gives or approves at all, in 24 hours. */
      alone: v.number(),
      day: v.number(),
      /** What this account has given alone, and given, proposed or approved, in the last 24 hours. */
      givenAlone: v.number(),
      given: v.number(),
      /** How long a proposal waits. */
      hours: v.number(),
    }),
  }),
});

const decision = {
  roles,
  entries: { id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) },
  answer: v.object({
    id: v.number(),
    state: v.picklist(PROPOSAL_STATES),
    /** False where it was decided before; `state` is then that decision. */
    isDecided: v.boolean(),
  }),
  errors: ['NOT_FOUND'],
};

export const deskApproveCall = defineDeskAct({
  ...decision,
  id: 'deskApprove',
  path: '/proposals/approve',
  summary: 'Approves a proposal of another person and carries it out exactly as it was proposed; it may do so once',
});

export const deskRefuseCall = defineDeskAct({
  ...decision,
  id: 'deskRefuse',
  path: '/proposals/refuse',
  summary: 'Refuses a proposal, or takes an own one back',
});

/** A proposal as the desk shows it. */
export type DeskProposal = v.InferOutput<typeof proposalSchema>;
