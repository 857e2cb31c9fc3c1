/** What a player has done with a looser limit that waited. */
export type LimitDone = 'confirmed' | 'withdrawn';

const TITLES: Readonly<Record<string, Readonly<Record<LimitDone, string>>>> = {
  en: {
    confirmed: 'Change confirmed. It applies from now on.',
    withdrawn: 'Change cancelled. Your limit stays as it was.',
  },
  ru: {
    confirmed: 'Изменение подтверждено. Оно уже действует.',
    withdrawn: 'Изменение отменено. Лимит остался прежним.',
  },
  de: {
    confirmed: 'Änderung bestätigt. Sie gilt ab sofort.',
    withdrawn: 'Änderung zurückgenommen. Ihr Limit bleibt, wie es war.',
  },
  es: {
    confirmed: 'Cambio confirmado. Se aplica desde ahora.',
    withdrawn: 'Cambio cancelado. Tu límite sigue como estaba.',
  },
  fr: {
    confirmed: 'Changement confirmé. Il s’applique dès maintenant.',
    withdrawn: 'Changement annulé. Votre limite reste la même.',
  },
  pt: {
    confirmed: 'Mudança confirmada. Vale a partir de agora.',
    withdrawn: 'Mudança cancelada. Seu limite continua como estava.',
  },
  tr: {
    confirmed: 'Değişiklik onaylandı. Şu andan itibaren geçerli.',
    withdrawn: 'Değişiklik iptal edildi. Limitiniz aynı kaldı.',
  },
  ar: {
    confirmed: 'تم تأكيد التغيير، ويسري من الآن.',
    withdrawn: 'أُلغي التغيير، وبقي حدك كما كان.',
  },
};

/**
 * Returns the title of an answer about a limit (betting §7, §8; X-02).
 *
 * @param language header `x-language` of the request
 * @returns null for an unknown language, or without one: the client then has words of its own
 */
export function limitTitle(done: LimitDone, language: string | string[] | undefined): string | null {
  return typeof language === 'string' && Object.hasOwn(TITLES, language) ? (TITLES[language]?.[done] ?? null) : null;
}
