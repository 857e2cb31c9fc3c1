/** Query parameter that carries the check of a printed slip (shell §2.2). */
export const PRINTED_SLIP_CHECK = 'check';
