import { createAction } from '@reduxjs/toolkit';
import type { SessionAnswer } from '#shared/contracts/account.ts';

/** The back end accepted a sign-in of a form that loads later. */
export const entered = createAction<SessionAnswer>('auth/entered');

/** A visitor registered here and is signed in. */
export const joined = createAction<SessionAnswer>('auth/joined');
