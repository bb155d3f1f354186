/**
 * The shape of the database, step by step; tables and columns are those of the data file, so that one can be copied into the
 * other. A step that was ever released is never edited; a new one is added below it.
 *
 * While nodes are replaced one by one, older ones go on with the newer shape. So a step only adds, and what is no longer
 * needed goes in a later release; `oldest` is the number of the step that a program must know to live with this one. Nobody
 * plays while a step is taken: none reads or writes a table that may be long.
 */
export interface Migration {
  oldest: number;
  sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    oldest: 1,
    sql: `
  create table settings (key text primary key, value text not null);

  create table guests (
    id text primary key,
    name text not null,
    colour integer not null,
    created_at bigint not null,
    seen_at bigint
  );

  create table tables (
    id text primary key,
    revision integer not null default 0,
    game text not null,
    options text not null,
    public integer not null,
    hints integer,
    auto_start integer not null,
    host text,
    round integer not null,
    stage text not null,
    touched_at bigint not null,
    asked text not null default '[]',
    -- The number of the next entry in the match of the round. Whoever appends locks this row first.
    next integer not null default 0
  ) with (fillfactor = 70);
  create index tables_by_host on tables (host) where host is not null;

  create table seats (
    table_id text not null,
    seat integer not null,
    guest text,
    bot text,
    away integer not null,
    orders text,
    kept text,
    gave_up integer not null default 0,
    primary key (table_id, seat)
  );
  create index seats_by_guest on seats (guest) where guest is not null;

  create table matches (
    id text primary key,
    table_id text not null,
    round integer not null,
    seed text not null,
    deal text,
    header text,
    stage text not null,
    begun_at bigint,
    ended_at bigint,
    winners text,
    places text,
    stopped text
  );
  create index matches_by_table on matches (table_id, round);

  create table entries (
    match text not null,
    idx integer not null,
    move_id text,
    move_hash text,
    payload text not null,
    primary key (match, idx)
  );
  create unique index entries_by_move on entries (match, move_id) where move_id is not null;

  create table snapshots (match text primary key, next integer not null, payload text not null);

  create table players (
    match text not null,
    seat integer not null,
    since integer not null,
    guest text,
    bot text,
    primary key (match, seat, since)
  );
  create index players_by_guest on players (guest, match) where guest is not null;

  create table visits (
    table_id text not null,
    guest text not null,
    seen_at bigint not null,
    primary key (table_id, guest)
  );

  create table codes (
    hash text primary key,
    guest text,
    table_id text,
    seat integer,
    holder text,
    round integer,
    expires_at bigint not null
  );
  create index codes_by_seat on codes (table_id, seat) where table_id is not null;
  create index codes_by_guest on codes (guest) where guest is not null;

  create table parts (
    match text not null,
    guest text not null,
    commitment text not null,
    seal text not null,
    bits text,
    primary key (match, guest)
  );

  create sequence job_numbers;
  create table jobs (
    table_id text not null,
    kind text not null,
    number bigint not null,
    run_at bigint,
    node text,
    primary key (table_id, kind)
  ) with (fillfactor = 70);
  create index jobs_by_time on jobs (run_at) where node is null and run_at is not null;
  create index jobs_leased on jobs (node) where node is not null;

  create table nodes (
    id text primary key,
    seen bigint not null,
    -- The connection on which it listens: gone at once with its process.
    pid integer not null,
    born timestamptz not null,
    plays text not null
  ) with (fillfactor = 50);

  create table presence (
    table_id text not null,
    node text not null,
    here text not null,
    guests text[] not null,
    primary key (table_id, node)
  );
  create index presence_by_node on presence (node);
  `,
  },
  {
    oldest: 1,
    // How many steps a node knows: none is taken that a living one could not go on with. Those from before do not say.
    sql: 'alter table nodes add column shape integer not null default 1',
  },
  {
    oldest: 1,
    // The board is a table of its own, so that nothing long is read for it. Older nodes list no table, and fold none away.
    sql: `
  alter table tables add column language text;
  create table board (table_id text primary key, listed_at bigint not null);
`,
  },
  {
    oldest: 1,
    sql: `
  alter table tables add column time_control text;
  create table gaps (start bigint primary key, until bigint not null);
  create table beats (name text primary key, at bigint not null) with (fillfactor = 50);
    `,
  },
  {
    oldest: 1,
    sql: `
  alter table tables add column absence text;
  alter table seats add column absence text;
  `,
  },
  {
    oldest: 1,
    sql: `
  create table channels (
    id text primary key,
    guest text,
    table_id text,
    kind text not null,
    hash text not null unique,
    locked text not null,
    failing integer not null default 0
  );
  create index channels_by_guest on channels (guest) where guest is not null;
  create index channels_by_table on channels (table_id) where table_id is not null;

  create table quiet (table_id text not null, guest text not null, primary key (table_id, guest));

  create table notices (
    match text not null,
    seat integer not null,
    question integer not null,
    nudged integer not null,
    told_at bigint not null,
    primary key (match, seat)
  );

  create table deliveries (
    table_id text not null,
    id text not null,
    channel text not null,
    match text not null,
    seat integer not null,
    question integer not null,
    kind text not null,
    tries integer not null,
    due_at bigint not null,
    primary key (table_id, id, channel)
  );
  create index deliveries_by_channel on deliveries (channel);
  `,
  },
  { oldest: 1, sql: 'alter table guests add column admitted text' },
  {
    oldest: 1,
    sql: `
  create table chats (
    table_id text primary key,
    last integer not null,
    open integer
  );

  create table chat (
    table_id text not null,
    number integer not null,
    id text not null,
    room text not null,
    guest text not null,
    name text not null,
    at bigint not null,
    kind text not null,
    said text not null,
    language text,
    readers text,
    primary key (table_id, number)
  );
  create index chat_by_time on chat (at);

  create table chat_muted (
    table_id text not null,
    guest text not null,
    name text not null,
    primary key (table_id, guest)
  );

  create table chat_ignored (
    guest text not null,
    other text not null,
    name text not null,
    primary key (guest, other)
  );
  `,
  },
  {
    oldest: 1,
    sql: 'alter table tables add column proposal text',
  },
  {
    oldest: 1,
    // How far those are behind who only watch: as JSON; null for not at all.
    sql: 'alter table tables add column delay text',
  },
  {
    oldest: 1,
    // Of which proposal a seat was told last.
    sql: 'alter table notices add column proposal text',
  },
  {
    oldest: 1,
    // How people come back as the guest they are. Older nodes know no guest who has signed out other devices.
    sql: `
  alter table guests add column generation integer not null default 0;

  create table recovery_codes (
    guest text primary key,
    mark text not null unique,
    made_at bigint not null
  );

  create table passkeys (
    id text primary key,
    guest text not null,
    host text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    made_at bigint not null,
    used_at bigint
  );
  create index passkeys_by_guest on passkeys (guest);

  create table challenges (hash text primary key, guest text, expires_at bigint not null);
  `,
  },
];
