import { ACCOUNT_TYPE, ACCOUNT_TYPES, type AccountType } from '#shared/domain/money/account-types.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { formsOf, storedForm } from '../reference/phone-forms-service.ts';

export interface PlayerRow {
  readonly id: number;
  /** '' for a player who registered by phone and has no e-mail. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Language that the player chose at sign-up, two letters. */
  readonly language: string;
  /** Confirmed number with its plus sign. */
  readonly phone: string | null;
  /** Whether signing in asks for a code as well. */
  readonly twoStep: boolean;
  /** The second step still rests on codes by email: the player has no factor of its own. */
  readonly isTwoStepDue: boolean;
  readonly playMoney: boolean;
  readonly activeAccountId: number;
  /** When the password was set, server clock, epoch ms. */
  readonly passwordSetAt: number;
}

export interface AccountRow {
  readonly id: number;
  readonly userId: number;
  readonly type: AccountType;
  readonly iso: string;
  readonly decimals: number;
  readonly label: string;
  readonly balance: number;
  readonly isActive: boolean;
  /** Points of the player, the same for each account. */
  readonly points: number;
}

/** A player to be created; e-mail or phone may be null, but not both. */
export interface NewPlayer {
  readonly email: string | null;
  /** Confirmed number with its plus sign. */
  readonly phone: string | null;
  readonly name: string;
  readonly language: string;
  readonly passwordHash: string;
  readonly currency: string;
  readonly decimals: number;
  /** Minor units; 0 opens an account without play money. */
  readonly playMoney: number;
  readonly now: number;
}

interface NewAccount {
  readonly userId: number;
  readonly type: AccountType;
  readonly iso: string;
  readonly decimals: number;
  readonly now: number;
}

/** Result of a request to close a currency account: `closed`, or the reason why it stays open. */
export type Closing = 'closed' | 'unknown' | 'main' | 'money' | 'bets';

export interface AccountsRepository {
  playerByEmail(email: string): Promise<PlayerRow | null>;
  /** Finds a player by a confirmed number with its plus sign, in this form first, then in others of the same phone. */
  playerByPhone(phone: string): Promise<PlayerRow | null>;
  player(userId: number): Promise<PlayerRow | null>;
  /** Tells whether a player has money, also money that a withdrawal holds. */
  hasMoney(userId: number): Promise<boolean>;
  /**
   * Creates the player and returns the id; a taken e-mail or phone breaks a unique constraint.
   *
   * @param more stores further data of the player in the same transaction
   */
  register(player: NewPlayer, more?: (tx: Transaction, userId: number) => Promise<void>): Promise<number>;
  /** Renews the hash of the same password. */
  setPasswordHash(userId: number, hash: string): Promise<void>;
  /** @param within transaction that stores the password */
  setPassword(userId: number, hash: string, now: number, within: Pool): Promise<void>;
  /** Records by which channel the password was set; null when the signed-in player chose it. */
  setPasswordChannel(userId: number, channel: 'email' | 'phone' | null, within: Pool): Promise<void>;
  /** Names in the player's personal data. */
  namesOf(userId: number): Promise<string[]>;
  /** Sets the number; one of another player breaks a unique constraint. */
  setPhone(userId: number, phone: string): Promise<void>;
  /**
   * Sets the player's e-mail. An address of another player breaks a unique constraint.
   *
   * @param within transaction that stores the address
   */
  setEmail(userId: number, email: string, within: Pool): Promise<void>;
  setTwoStep(userId: number, isOn: boolean): Promise<void>;
  /** Records a sign-in; returns the instant of the one before. */
  noteSignIn(userId: number, now: number): Promise<number | null>;
  /** Open accounts of the player. */
  accounts(userId: number): Promise<AccountRow[]>;
  /** An account, open or closed. */
  account(accountId: number): Promise<AccountRow | null>;
  openAccount(account: NewAccount): Promise<number>;
  /** Opens a currency account, or reopens the closed one; one that is open breaks a unique index. */
  openCurrencyAccount(account: Omit<NewAccount, 'type'>): Promise<number>;
  /** Closes a currency account, or returns the reason why it cannot be closed. */
  closeCurrencyAccount(userId: number, iso: string, now: number): Promise<Closing>;
  /** Makes the account the active one; false unless it belongs to the player and is open. */
  activate(userId: number, accountId: number): Promise<boolean>;
}

export function createAccountsRepository(sql: Pool): AccountsRepository {
  const playerColumns = sql`
    id, coalesce(email, '') as email, name, password_hash as "passwordHash", language, phone, two_step as "twoStep",
    two_step and two_step_at is null and phone is null
      and not exists (select from passkey k where k.user_id = player.id)
      and not exists (select from totp t where t.user_id = player.id) as "isTwoStepDue",
    play_money as "playMoney", active_account_id as "activeAccountId",
    coalesce(password_set_at, created_at) as "passwordSetAt"`;
  const accountRows = sql`
    select a.id, a.user_id as "userId", a.type, a.currency as iso, a.decimals, a.label, b.balance,
      a.id = p.active_account_id as "isActive",
      coalesce((select o.balance from point_balance o where o.user_id = a.user_id), 0) as points
    from account a join account_balance b on b.account_id = a.id join player p on p.id = a.user_id`;
  return {
    async playerByEmail(email) {
      const [row] = await sql<PlayerRow[]>`select ${playerColumns} from player where email = ${email}`;
      return row ?? null;
    },
    async playerByPhone(phone) {
      const [row] = await sql<PlayerRow[]>`
        select ${playerColumns} from player where phone in ${sql(formsOf(phone))}
        order by phone = ${phone} desc, phone = ${storedForm(phone)} desc limit 1`;
      return row ?? null;
    },
    async hasMoney(userId) {
      const [row] = await sql<{ has: boolean }[]>`
        select exists (
          select from account a join account_balance b on b.account_id = a.id where a.user_id = ${userId} and b.balance > 0
        ) as has`;
      return row?.has ?? false;
    },
    async player(userId) {
      const [row] = await sql<PlayerRow[]>`select ${playerColumns} from player where id = ${userId}`;
      return row ?? null;
    },
    register: (player, more) =>
      sql.begin(async (tx) => {
        const [row] = await tx<{ id: number }[]>`select register_player(${JSON.stringify(player)}::text::jsonb) as id`;
        if (!row) throw new Error('register_player returned no row');
        await more?.(tx, row.id);
        return row.id;
      }),
    async setPasswordHash(userId, hash) {
      await sql`update player set password_hash = ${hash} where id = ${userId}`;
    },
    async setPasswordChannel(userId, channel, within) {
      await within`update player set password_channel = ${channel} where id = ${userId}`;
    },
    async setPassword(userId, hash, now, within) {
      await within`update player set password_hash = ${hash}, password_set_at = ${now} where id = ${userId}`;
    },
    async namesOf(userId) {
      const [row] = await sql<Record<string, string | null>[]>`
        select name, surname, middle_name from personal_data where user_id = ${userId}`;
      return Object.values(row ?? {}).filter((name) => name !== null);
    },
    async setPhone(userId, phone) {
      await sql`update player set phone = ${phone} where id = ${userId}`;
    },
    async setEmail(userId, email, within) {
      await within`update player set email = ${email} where id = ${userId}`;
    },
    async setTwoStep(userId, isOn) {
      await sql`update player set two_step = ${isOn} where id = ${userId}`;
    },
    async noteSignIn(userId, now) {
      const [row] = await sql<{ before: number | null }[]>`
        update player set previous_sign_in_at = last_sign_in_at, last_sign_in_at = ${now}
        where id = ${userId} returning previous_sign_in_at as before`;
      return row?.before ?? null;
    },
    async accounts(userId) {
      return [
        ...(await sql<AccountRow[]>`
          ${accountRows} where a.user_id = ${userId} and b.closed_at is null and a.type in ${sql(ACCOUNT_TYPES)}
          order by a.type = ${ACCOUNT_TYPE.bonus}, a.type, a.id`),
      ];
    },
    async account(accountId) {
      const [row] = await sql<AccountRow[]>`${accountRows} where a.id = ${accountId}`;
      return row ?? null;
    },
    async openAccount({ userId, type, iso, decimals, now }) {
      const [row] = await sql<{ id: number }[]>`
        select open_account(${userId}, ${type}::smallint, ${iso}, ${decimals}::smallint, '', ${now}) as id`;
      if (!row) throw new Error('open_account returned no row');
      return row.id;
    },
    async openCurrencyAccount({ userId, iso, decimals, now }) {
      const [row] = await sql<{ id: number }[]>`
        select open_currency_account(${userId}, ${iso}, ${decimals}::smallint, ${now}) as id`;
      if (!row) throw new Error('open_currency_account returned no row');
      return row.id;
    },
    async closeCurrencyAccount(userId, iso, now) {
      const [row] = await sql<{ closing: Closing }[]>`
        select close_currency_account(${userId}, ${iso}, ${now}) as closing`;
      if (!row) throw new Error('close_currency_account returned no row');
      return row.closing;
    },
    async activate(userId, accountId) {
      const [row] = await sql<{ isActive: boolean }[]>`
        select activate_account(${userId}, ${accountId}) as "isActive"`;
      return row?.isActive ?? false;
    },
  };
}
