import { ACCOUNT_TYPE, type AccountType } from '#shared/domain/money/account-types.ts';
import type { Pool, Transaction } from '../../database/pool.ts';

export interface PlayerRow {
  readonly id: number;
  /** '' for a player who came by phone and has none. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** As the player chose it at sign-up, two letters. */
  readonly language: string;
  /** Confirmed number with its plus sign. */
  readonly phone: string | null;
  /** Signing in asks for a code as well. */
  readonly twoStep: boolean;
  readonly playMoney: boolean;
  readonly activeAccountId: number;
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
}

/** Somebody to be made a player; the e-mail or the phone may be null, not both. */
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

/** What became of the wish to close a currency account. */
export type Closing = 'closed' | 'unknown' | 'main' | 'money' | 'bets';

export interface AccountsRepository {
  playerByEmail(email: string): Promise<PlayerRow | null>;
  /** By a confirmed number with its plus sign. */
  playerByPhone(phone: string): Promise<PlayerRow | null>;
  player(userId: number): Promise<PlayerRow | null>;
  /**
   * The new player's id; a taken e-mail or phone breaks a unique constraint.
   *
   * @param more what is stored of the player in the same transaction
   */
  register(player: NewPlayer, more?: (tx: Transaction, userId: number) => Promise<void>): Promise<number>;
  setPasswordHash(userId: number, hash: string): Promise<void>;
  /** A number that another player has breaks a unique constraint. */
  setPhone(userId: number, phone: string): Promise<void>;
  /** Whether it is the player's now: an address that is there already stays. One of another breaks a unique constraint. */
  addEmail(userId: number, email: string): Promise<boolean>;
  setTwoStep(userId: number, isOn: boolean): Promise<void>;
  /** Notes a sign-in; answers when the one before was. */
  noteSignIn(userId: number, now: number): Promise<number | null>;
  /** Those that are open. */
  accounts(userId: number): Promise<AccountRow[]>;
  /** Open or closed. */
  account(accountId: number): Promise<AccountRow | null>;
  openAccount(account: NewAccount): Promise<number>;
  /** Opens a currency account, or the closed one again; one that is open breaks a unique index. */
  openCurrencyAccount(account: Omit<NewAccount, 'type'>): Promise<number>;
  /** Closes a currency account, or tells what is in the way. */
  closeCurrencyAccount(userId: number, iso: string, now: number): Promise<Closing>;
  /** Whether the account is the player's, is open, and is the active one now. */
  activate(userId: number, accountId: number): Promise<boolean>;
  /** 32 random bytes that every process of this database shares; made at the first call. */
  sharedSecret(name: string, fresh: Buffer): Promise<Uint8Array>;
}

export function createAccountsRepository(sql: Pool): AccountsRepository {
  const playerColumns = sql`
    id, coalesce(email, '') as email, name, password_hash as "passwordHash", language, phone, two_step as "twoStep", play_money as "playMoney", active_account_id as "activeAccountId"`;
  const accountRows = sql`
    select a.id, a.user_id as "userId", a.type, a.currency as iso, a.decimals, a.label, b.balance,
      a.id = p.active_account_id as "isActive"
    from account a join account_balance b on b.account_id = a.id join player p on p.id = a.user_id`;
  return {
    async playerByEmail(email) {
      const [row] = await sql<PlayerRow[]>`select ${playerColumns} from player where email = ${email}`;
      return row ?? null;
    },
    async playerByPhone(phone) {
      const [row] = await sql<PlayerRow[]>`select ${playerColumns} from player where phone = ${phone}`;
      return row ?? null;
    },
    async player(userId) {
      const [row] = await sql<PlayerRow[]>`select ${playerColumns} from player where id = ${userId}`;
      return row ?? null;
    },
    register: (player, more) =>
      sql.begin(async (tx) => {
        const [row] = await tx<{ id: number }[]>`select register_player(${JSON.stringify(player)}::text::jsonb) as id`;
        if (!row) throw new Error('register_player answered nothing');
        await more?.(tx, row.id);
        return row.id;
      }),
    async setPasswordHash(userId, hash) {
      await sql`update player set password_hash = ${hash} where id = ${userId}`;
    },
    async setPhone(userId, phone) {
      await sql`update player set phone = ${phone} where id = ${userId}`;
    },
    async addEmail(userId, email) {
      const rows = await sql`update player set email = ${email} where id = ${userId} and email is null returning id`;
      return rows.length > 0;
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
          ${accountRows} where a.user_id = ${userId} and b.closed_at is null order by a.type = ${ACCOUNT_TYPE.bonus}, a.type, a.id`),
      ];
    },
    async account(accountId) {
      const [row] = await sql<AccountRow[]>`${accountRows} where a.id = ${accountId}`;
      return row ?? null;
    },
    async openAccount({ userId, type, iso, decimals, now }) {
      const [row] = await sql<{ id: number }[]>`
        select open_account(${userId}, ${type}::smallint, ${iso}, ${decimals}::smallint, '', ${now}) as id`;
      if (!row) throw new Error('open_account answered nothing');
      return row.id;
    },
    async openCurrencyAccount({ userId, iso, decimals, now }) {
      const [row] = await sql<{ id: number }[]>`
        select open_currency_account(${userId}, ${iso}, ${decimals}::smallint, ${now}) as id`;
      if (!row) throw new Error('open_currency_account answered nothing');
      return row.id;
    },
    async closeCurrencyAccount(userId, iso, now) {
      const [row] = await sql<{ closing: Closing }[]>`
        select close_currency_account(${userId}, ${iso}, ${now}) as closing`;
      if (!row) throw new Error('close_currency_account answered nothing');
      return row.closing;
    },
    async activate(userId, accountId) {
      const [row] = await sql<{ isActive: boolean }[]>`
        select activate_account(${userId}, ${accountId}) as "isActive"`;
      return row?.isActive ?? false;
    },
    async sharedSecret(name, fresh) {
      await sql`insert into platform_secret (name, value) values (${name}, ${fresh}) on conflict do nothing`;
      const [row] = await sql<{ value: Uint8Array }[]>`select value from platform_secret where name = ${name}`;
      if (!row) throw new Error(`The secret ${name} is not in the database`);
      return row.value;
    },
  };
}
