-- The secure question of a player: its answer is asked before a forgotten password is replaced (decision 040).
create table secure_question (
  user_id bigint primary key references player,
  -- Name of a question that the site offers, or 'own'.
  question text not null,
  -- The player's own question; '' for an offered one.
  own_text text not null,
  -- Hashed like a password, after the answer was folded to small letters and single spaces.
  answer_hash text not null,
  set_at bigint not null
);
