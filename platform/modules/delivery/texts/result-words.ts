import type { CouponResult } from '#shared/domain/coupon/settlement.ts';

type FinalResult = Exclude<CouponResult, 'pending'>;

/** Results of settled bets in the languages of emails. */
const WORDS: Readonly<Record<string, Readonly<Record<FinalResult, string>>>> = {
  ar: { win: 'فوز', lose: 'خسارة', return: 'مبلغ مُعاد' },
  de: { win: 'gewonnen', lose: 'verloren', return: 'Einsatz zurück' },
  en: { win: 'won', lose: 'lost', return: 'stake returned' },
  es: { win: 'ganada', lose: 'perdida', return: 'importe devuelto' },
  fr: { win: 'gagné', lose: 'perdu', return: 'mise remboursée' },
  pt: { win: 'ganha', lose: 'perdida', return: 'valor devolvido' },
  ru: { win: 'выигрыш', lose: 'проигрыш', return: 'возврат ставки' },
  tr: { win: 'kazandı', lose: 'kaybetti', return: 'bahis iade edildi' },
};

/** Returns the word for the result of a settled bet in a language; in English for an unknown language. */
export function resultWord(language: string, result: string): string {
  const words = (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? WORDS.en;
  return words?.[result as FinalResult] ?? '';
}
