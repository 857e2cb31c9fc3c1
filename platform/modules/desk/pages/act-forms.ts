import {
  deskFactorCall,
  deskLiftStopCall,
  deskPromoCall,
  deskReviewCall,
  deskStopCall,
} from '#shared/contracts/desk/desk-book.ts';
import {
  deskApproveWithdrawalCall,
  deskAskPlayerCall,
  deskCloseFindingCall,
  deskCreditDepositCall,
  deskPaidByHandCall,
  deskRefuseWithdrawalCall,
  deskResumeReviewCall,
} from '#shared/contracts/desk/desk-payments.ts';
import {
  deskBanCall,
  deskClosePlayerCall,
  deskCorrectProfileCall,
  deskEndSessionsCall,
  deskExcludeCall,
} from '#shared/contracts/desk/desk-players.ts';
import { deskApproveCall, deskRefuseCall } from '#shared/contracts/desk/desk-proposals.ts';
import {
  deskBlockCall,
  deskImportContentCall,
  deskMaintenanceCall,
  deskPatchConfigCall,
  deskRestoreConfigCall,
  deskRestoreContentCall,
  deskSendNewsCall,
  deskTermsCall,
} from '#shared/contracts/desk/desk-site.ts';
import {
  deskAddStaffCall,
  deskDisableStaffCall,
  deskResetStaffCall,
  deskStaffRolesCall,
} from '#shared/contracts/desk/desk-staff.ts';
import { deskAnswerCall, deskCalledCall, deskCloseThreadCall } from '#shared/contracts/desk/desk-support.ts';
import { EXCLUSION_DAYS } from '#shared/domain/care/care-rules.ts';
import { PAYMENT_REASONS } from '#shared/domain/cashier/payments.ts';
import { STAFF_ROLES } from '#shared/domain/staff/staff-roles.ts';
import type { ActForm, Field } from './forms.ts';

const player: Field = { name: 'userId', label: 'Player', kind: 'hidden', isNumber: true };
const staffId: Field = { name: 'staffId', label: 'Account', kind: 'hidden', isNumber: true };
const thread: Field = { name: 'threadId', label: 'Request', kind: 'hidden', isNumber: true };
const when = (name: string, label: string): Field => ({ name, label, kind: 'instant', isNullable: true, hint: 'UTC' });
const proposal: Field = { name: 'id', label: 'Proposal', kind: 'hidden', isNumber: true };
const payment: Field = { name: 'paymentId', label: 'Payment', kind: 'hidden', isNumber: true };
const why: Field = { name: 'why', label: 'Reason for the player', kind: 'select', options: PAYMENT_REASONS };
const roles: Field = { name: 'roles', label: 'Roles', kind: 'roles', options: STAFF_ROLES };

/** Forms of all acts; each has the name of what it does. */
export const ACT_FORMS = {
  patchConfig: {
    call: deskPatchConfigCall,
    title: 'Change entries of the site config',
    button: 'Merge the patch',
    fields: [
      {
        name: 'patch',
        label: 'JSON merge patch',
        kind: 'json',
        hint: 'Entries replace those in force; null removes an entry',
        rows: 8,
      },
    ],
  },
  restoreConfig: {
    call: deskRestoreConfigCall,
    title: 'Take changes of entries back',
    button: 'Take back',
    fields: [
      {
        name: 'names',
        label: 'Entries',
        kind: 'list',
        hint: 'Separated by commas; the file or the brand decides them again',
      },
    ],
  },
  block: {
    call: deskBlockCall,
    title: 'Block the site, or lift the block',
    button: 'Set the block',
    fields: [
      {
        name: 'template',
        label: 'Number of the reason',
        kind: 'number',
        isNullable: true,
        hint: 'Empty lifts the block',
      },
    ],
  },
  maintenance: {
    call: deskMaintenanceCall,
    title: 'Maintenance',
    button: 'Set the maintenance',
    fields: [
      { name: 'active', label: 'The site is in maintenance now', kind: 'check' },
      when('startAt', 'Start'),
      when('finishAt', 'End'),
      when('notifyStartDate', 'Announced from'),
      when('notifyEndDate', 'Announced until'),
    ],
  },
  terms: {
    call: deskTermsCall,
    title: 'Changed terms',
    button: 'Set',
    fields: [{ name: 'changed', label: 'Every player has to accept the terms again', kind: 'check' }],
  },
  importContent: {
    call: deskImportContentCall,
    title: 'Add, replace or remove pages',
    button: 'Import the pages',
    fields: [
      {
        name: 'pages',
        label: 'Pages as JSON',
        kind: 'json',
        hint: 'As exported: {"information/about": {…}}; null removes a page. All are stored, or none',
        rows: 14,
      },
    ],
  },
  restoreContent: {
    call: deskRestoreContentCall,
    title: 'Take changes of pages back',
    button: 'Restore the pages',
    fields: [{ name: 'ids', label: 'Ids', kind: 'list', hint: 'The pages of the brand return; others are removed' }],
  },
  sendNews: {
    call: deskSendNewsCall,
    title: 'Send an article of the news',
    button: 'Send the article',
    fields: [
      {
        name: 'id',
        label: 'Id',
        kind: 'text',
        hint: 'As in news/cash-out-offers. It goes to players who want news, once to each',
      },
    ],
  },
  endSessions: { call: deskEndSessionsCall, title: 'End all sessions', button: 'End the sessions', fields: [player] },
  ban: {
    call: deskBanCall,
    title: 'Ban, or lift the ban',
    button: 'Set the ban',
    fields: [player, { name: 'level', label: 'Level', kind: 'number', hint: '0 lifts the ban' }],
  },
  correctProfile: {
    call: deskCorrectProfileCall,
    title: 'Correct name, birthday or country',
    button: 'Correct the profile',
    fields: [
      player,
      { name: 'name', label: 'Name', kind: 'text', isOptional: true },
      { name: 'surname', label: 'Surname', kind: 'text', isOptional: true },
      { name: 'middleName', label: 'Middle name', kind: 'text', isNullable: true, hint: 'Empty for none' },
      { name: 'birthday', label: 'Birthday', kind: 'text', isOptional: true, hint: 'As in 2000-02-29' },
      { name: 'country', label: 'Country', kind: 'text', isOptional: true, hint: 'Two letters, as in DE' },
    ],
  },
  exclude: {
    call: deskExcludeCall,
    title: 'Exclude from play',
    button: 'Exclude',
    fields: [
      player,
      { name: 'days', label: 'Days', kind: 'select', isNumber: true, options: EXCLUSION_DAYS.map(String) },
    ],
  },
  closePlayer: {
    call: deskClosePlayerCall,
    title: 'Close the account for good',
    button: 'Close the account',
    fields: [player],
  },
  factor: {
    call: deskFactorCall,
    title: 'Factor on the stakes of a player',
    button: 'Set the factor',
    fields: [
      { name: 'userId', label: 'Id of the player', kind: 'number' },
      { name: 'factor', label: 'Factor', kind: 'number', hint: '1 is the usual one, 0 takes nothing' },
    ],
  },
  review: {
    call: deskReviewCall,
    title: 'Decide a VIP bet',
    button: 'Decide',
    fields: [
      { name: 'couponId', label: 'Coupon', kind: 'hidden' },
      { name: 'decision', label: 'Decision', kind: 'select', options: ['accept', 'decline'] },
    ],
  },
  stop: {
    call: deskStopCall,
    title: 'Stop a market',
    button: 'Stop the market',
    fields: [
      { name: 'gameId', label: 'Game', kind: 'number', isNullable: true, hint: 'Empty for every game' },
      { name: 'marketType', label: 'Type of market', kind: 'number', hint: '255 for bet builders' },
      { name: 'period', label: 'Period', kind: 'number', isNullable: true, hint: 'Empty for every period' },
    ],
  },
  liftStop: {
    call: deskLiftStopCall,
    title: 'Lift the stop',
    button: 'Lift the stop',
    fields: [{ name: 'id', label: 'Stop', kind: 'hidden', isNumber: true }],
  },
  promo: {
    call: deskPromoCall,
    title: 'Give a promo code',
    button: 'Give the code',
    fields: [
      { name: 'code', label: 'Code', kind: 'text' },
      {
        name: 'userId',
        label: 'Id of the player',
        kind: 'number',
        isNullable: true,
        hint: 'Empty: the first who types it',
      },
      { name: 'value', label: 'Value in minor units', kind: 'number', hint: '500 is 5.00 EUR' },
      { name: 'iso', label: 'Currency', kind: 'text', hint: 'Three letters' },
      { name: 'minCoef', label: 'Least coefficient in thousandths', kind: 'number', isNullable: true },
      { name: 'minLegs', label: 'Least number of legs', kind: 'number', isNullable: true },
      when('expiresAt', 'End'),
    ],
  },
  approve: {
    call: deskApproveCall,
    title: 'Approve a proposal',
    button: 'Approve and carry out',
    fields: [proposal],
  },
  refuse: { call: deskRefuseCall, title: 'Refuse a proposal', button: 'Refuse', fields: [proposal] },
  takeBack: { call: deskRefuseCall, title: 'Take a proposal back', button: 'Take back', fields: [proposal] },
  approveWithdrawal: {
    call: deskApproveWithdrawalCall,
    title: 'Approve the withdrawal',
    button: 'Approve',
    fields: [payment],
  },
  refuseWithdrawal: {
    call: deskRefuseWithdrawalCall,
    title: 'Refuse the withdrawal',
    button: 'Refuse',
    fields: [
      payment,
      why,
      { name: 'words', label: 'Words for the player', kind: 'textarea', isOptional: true, rows: 3 },
    ],
  },
  askPlayer: {
    call: deskAskPlayerCall,
    title: 'Ask the player',
    button: 'Ask',
    fields: [payment, why, { name: 'words', label: 'Words for the player', kind: 'textarea', rows: 3 }],
  },
  resumeReview: {
    call: deskResumeReviewCall,
    title: 'Go on with the review',
    button: 'Go on',
    fields: [payment],
  },
  paidByHand: {
    call: deskPaidByHandCall,
    title: 'Record that it was paid by hand',
    button: 'Record',
    fields: [
      payment,
      { name: 'method', label: 'How it was paid', kind: 'text', hint: 'The player reads it' },
      { name: 'reference', label: 'Reference of the payment', kind: 'text', hint: 'The player reads it' },
      { name: 'paidOn', label: 'Day', kind: 'text', hint: 'YYYY-MM-DD' },
    ],
  },
  creditDeposit: {
    call: deskCreditDepositCall,
    title: 'Credit what has arrived',
    button: 'Credit',
    fields: [payment],
  },
  closeFinding: {
    call: deskCloseFindingCall,
    title: 'Close the finding',
    button: 'Close',
    fields: [{ name: 'id', label: 'Finding', kind: 'hidden', isNumber: true }],
  },
  answer: {
    call: deskAnswerCall,
    title: 'Answer',
    button: 'Send the answer',
    hasReason: false,
    fields: [
      thread,
      { name: 'key', label: 'Key', kind: 'hidden' },
      { name: 'text', label: 'Answer', kind: 'textarea', rows: 5 },
    ],
  },
  closeThread: {
    call: deskCloseThreadCall,
    title: 'Close the request',
    button: 'Close the request',
    hasReason: false,
    fields: [thread],
  },
  called: {
    call: deskCalledCall,
    title: 'Called back',
    button: 'Called back',
    hasReason: false,
    fields: [{ name: 'callbackId', label: 'Callback', kind: 'hidden', isNumber: true }],
  },
  addStaff: {
    call: deskAddStaffCall,
    title: 'Add a staff account',
    button: 'Add the account',
    fields: [
      { name: 'email', label: 'E-mail address', kind: 'text' },
      { name: 'name', label: 'Name', kind: 'text' },
      roles,
    ],
  },
  staffRoles: {
    call: deskStaffRolesCall,
    title: 'Change the roles',
    button: 'Change the roles',
    fields: [staffId, roles],
  },
  disableStaff: {
    call: deskDisableStaffCall,
    title: 'Disable or enable the account',
    button: 'Set',
    fields: [staffId, { name: 'isDisabled', label: 'The account is disabled', kind: 'check' }],
  },
  resetStaff: {
    call: deskResetStaffCall,
    title: 'Reset password and authenticator',
    button: 'Make a new enrolment link',
    fields: [staffId],
  },
} as const satisfies Readonly<Record<string, ActForm>>;

/** Returns the form of an act by the id of its call. */
export const formOfCall = (callId: string): ActForm | undefined =>
  Object.values<ActForm>(ACT_FORMS).find(({ call }) => call.id === callId);
