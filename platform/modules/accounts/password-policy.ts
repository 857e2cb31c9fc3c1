/// <reference path="./fxa-common-password-list.d.ts" />
import {
  type MeasuredPassword,
  type PasswordOwner,
  type PasswordWeakness,
  weaknessOf,
  wordsOfOwner,
} from '#shared/domain/registration/password-verdict.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { AccountsRepository, PlayerRow } from './accounts-repository.ts';

/** Decides which passwords are taken (decision 041); the browser only advises. */
export interface PasswordPolicy {
  /** Returns why a password of this owner is refused; null when it is taken. */
  weaknessOf(password: string, owner: Omit<PasswordOwner, 'brand'>): Promise<PasswordWeakness | null>;
  /** Checks a new password of a player. @throws ApiError PASSWORD_WEAK, whose problem names the weakness */
  require(player: PlayerRow, password: string): Promise<void>;
}

/** Signs that are measured: longer ones cost time and are not guessed. */
const MEASURED_LENGTH = 32;
const MAX_SUBSTITUTIONS = 8;

/**
 * Frequent passwords in languages of the product that no packaged list covers, and rows of keyboards with other scripts.
 */
const LOCAL_PASSWORDS = [
  ...['пароль', 'йцукен', 'йцукенг', 'йцукенгшщзхъ', 'фывапролдж', 'ячсмитьбю', 'любовь', 'привет', 'солнышко'],
  ...['спартак', 'зенит', 'наташа', 'максим', 'андрей', 'марина', 'никита', 'дмитрий', 'александр'],
  ...['passwort', 'kennwort', 'hallo', 'schatz', 'ficken', 'fussball', 'fußball', 'bayern', 'sommer'],
  ...['contraseña', 'contrasena', 'clave', 'hola', 'tequiero', 'teamo', 'futbol', 'barcelona', 'realmadrid'],
  ...['motdepasse', 'azerty', 'azertyuiop', 'bonjour', 'jetaime', 'doudou', 'marseille', 'soleil', 'loulou'],
  ...['senha', 'mudar', 'flamengo', 'corinthians', 'palmeiras', 'brasil', 'saopaulo', 'amor', 'futebol'],
  ...['sifre', 'şifre', 'parola', 'galatasaray', 'fenerbahce', 'fenerbahçe', 'besiktas', 'beşiktaş', 'seni'],
  ...['كلمة', 'كلمةالسر', 'كلمةالمرور', 'مرحبا', 'محمد', 'احمد', 'أحمد', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'حبيبي'],
];

interface WordLists {
  measure(password: string, words: readonly string[]): MeasuredPassword;
  isBreached(password: string): boolean;
}

let loading: Promise<WordLists> | null = null;

/** Loads the packaged lists once for the process: 240,000 words, and 50,000 passwords of published breaches. */
async function loadLists(): Promise<WordLists> {
  const [{ ZxcvbnFactory }, common, english, breached] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('fxa-common-password-list'),
  ]);
  const meter = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, 'passwords-local': LOCAL_PASSWORDS },
    graphs: common.adjacencyGraphs,
    maxLength: MEASURED_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
  const { default: list } = breached;
  return {
    measure: (password, words) => meter.check(password, [...words]),
    isBreached: (password) => list.test(password) || list.test(password.toLowerCase()),
  };
}

/**
 * Creates the policy of a site.
 *
 * @param brand name of the site, which no password may consist of
 */
export function createPasswordPolicy(
  brand: () => string,
  repository: Pick<AccountsRepository, 'namesOf'>,
): PasswordPolicy {
  async function find(password: string, owner: Omit<PasswordOwner, 'brand'>): Promise<PasswordWeakness | null> {
    loading ??= loadLists();
    const { measure, isBreached } = await loading;
    const words = wordsOfOwner({ ...owner, brand: brand() });
    const weakness = weaknessOf(password, measure(password, words), words);
    return weakness ?? (isBreached(password) ? 'breached' : null);
  }
  return {
    weaknessOf: find,
    async require({ id, email, phone, name }, password) {
      const weakness = await find(password, { email, phone, names: [name, ...(await repository.namesOf(id))] });
      if (weakness === null) return;
      const issues = [{ path: 'body.password', message: weakness }];
      throw new ApiError('PASSWORD_WEAK', { issues, message: 'Choose a password that is harder to guess.' });
    },
  };
}
