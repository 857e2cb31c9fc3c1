/** Form of a profit with its plus and of a loss with its minus. */
export const SIGNED = { signDisplay: 'exceptZero' } as const;
