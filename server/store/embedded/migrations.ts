/**
 * The shape of the data file, step by step. A step that was ever released is never edited; a new one is added below it.
 * `user_version` of the file says how many it has taken.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table settings (key text primary key, value text not null) without rowid;

  create table guests (
    id text primary key,
    name text not null,
    colour integer not null,
    created_at integer not null
  ) without rowid;

  create table tables (
    id text primary key,
    game text not null,
    options text not null,
    public integer not null,
    auto_start integer not null,
    host text,
    round integer not null,
    stage text not null,
    touched_at integer not null
  ) without rowid;
  create index tables_by_stage on tables (stage, touched_at);

  create table seats (
    table_id text not null,
    seat integer not null,
    guest text,
    bot text,
    away integer not null,
    primary key (table_id, seat)
  ) without rowid;
  create index seats_by_guest on seats (guest) where guest is not null;

  create table matches (
    id text primary key,
    table_id text not null,
    round integer not null,
    seed text not null,
    header text,
    stage text not null
  ) without rowid;
  create index matches_by_table on matches (table_id, round);

  create table entries (
    match text not null,
    idx integer not null,
    move_id text,
    payload text not null,
    primary key (match, idx),
    unique (match, move_id)
  ) without rowid;

  create table codes (
    hash text primary key,
    guest text,
    table_id text,
    seat integer,
    expires_at integer not null
  ) without rowid;
  `,
  `
  create table snapshots (match text primary key, next integer not null, payload text not null) without rowid;
  `,
  `
  alter table seats add column orders text;
  `,
  `
  alter table seats add column kept text;
  `,
  `
  alter table seats add column gave_up integer not null default 0;
  `,
  `
  alter table matches add column winners text;
  `,
  `
  alter table tables add column revision integer not null default 0;
  alter table tables add column asked text not null default '[]';
  alter table tables add column bot_is_due integer not null default 0;
  create index tables_by_due on tables (touched_at) where bot_is_due = 1;
  update tables set bot_is_due = 1 where stage = 'running'
    and exists (select 1 from seats where table_id = tables.id and bot is not null);

  alter table entries add column move_hash text;

  alter table matches add column begun_at integer;
  alter table matches add column ended_at integer;
  alter table matches add column places text;
  alter table matches add column stopped text;

  create table players (
    match text not null,
    seat integer not null,
    since integer not null,
    guest text,
    bot text,
    primary key (match, seat, since)
  ) without rowid;
  create index players_by_guest on players (guest, match) where guest is not null;
  insert into players (match, seat, since, guest, bot)
    select tables.id || '-' || tables.round, seats.seat, 0, seats.guest, seats.bot
    from seats join tables on tables.id = seats.table_id where tables.stage <> 'waiting';

  alter table guests add column seen_at integer;
  create table visits (
    table_id text not null,
    guest text not null,
    seen_at integer not null,
    primary key (table_id, guest)
  ) without rowid;

  alter table codes add column holder text;
  alter table codes add column round integer;

  drop index tables_by_stage;
  `,
  `
  alter table matches add column deal text;
  `,
  `
  alter table tables add column hints integer;
  `,
  `
  create table jobs (
    table_id text not null,
    kind text not null,
    number integer not null,
    run_at integer,
    node text,
    primary key (table_id, kind)
  ) without rowid;
  create index jobs_by_time on jobs (run_at) where node is null and run_at is not null;
  create index jobs_by_number on jobs (number);
  create index jobs_leased on jobs (node) where node is not null;
  insert into jobs (table_id, kind, number, run_at)
    select id, 'turn', row_number() over (order by touched_at), 0 from tables where bot_is_due = 1 and stage = 'running';
  drop index tables_by_due;
  alter table tables drop column bot_is_due;

  create table parts (
    match text not null,
    guest text not null,
    commitment text not null,
    seal text not null,
    bits text,
    primary key (match, guest)
  ) without rowid;
  `,
  `
  alter table tables add column language text;
  create table board (table_id text primary key, listed_at integer not null) without rowid;
  `,
  `
  alter table tables add column time_control text;
  create table gaps (start integer primary key, until integer not null) without rowid;
  create table beats (name text primary key, at integer not null) without rowid;
  `,
  `
  alter table tables add column absence text;
  alter table seats add column absence text;
  `,
  `
  create table channels (
    id text primary key,
    guest text,
    table_id text,
    kind text not null,
    hash text not null unique,
    locked text not null,
    failing integer not null default 0
  ) without rowid;
  create index channels_by_guest on channels (guest) where guest is not null;
  create index channels_by_table on channels (table_id) where table_id is not null;

  create table quiet (table_id text not null, guest text not null, primary key (table_id, guest)) without rowid;

  create table notices (
    match text not null,
    seat integer not null,
    question integer not null,
    nudged integer not null,
    told_at integer not null,
    primary key (match, seat)
  ) without rowid;

  create table deliveries (
    table_id text not null,
    id text not null,
    channel text not null,
    match text not null,
    seat integer not null,
    question integer not null,
    kind text not null,
    tries integer not null,
    due_at integer not null,
    primary key (table_id, id, channel)
  ) without rowid;
  create index deliveries_by_channel on deliveries (channel);
  `,
  `
  alter table guests add column admitted text;
  `,
  `
  create table chats (
    table_id text primary key,
    last integer not null,
    open integer
  ) without rowid;

  create table chat (
    table_id text not null,
    number integer not null,
    id text not null,
    room text not null,
    guest text not null,
    name text not null,
    at integer not null,
    kind text not null,
    said text not null,
    language text,
    readers text,
    primary key (table_id, number)
  ) without rowid;
  create index chat_by_time on chat (at);

  create table chat_muted (
    table_id text not null,
    guest text not null,
    name text not null,
    primary key (table_id, guest)
  ) without rowid;

  create table chat_ignored (
    guest text not null,
    other text not null,
    name text not null,
    primary key (guest, other)
  ) without rowid;
  `,
  `
  alter table tables add column proposal text;
  `,
  // How far those are behind who only watch: as JSON; null for not at all.
  `
  alter table tables add column delay text;
  `,
  // Of which proposal a seat was told last.
  `
  alter table notices add column proposal text;
  `,
  // How people come back as the guest they are: what they have written down, or their device keeps for them.
  `
  alter table guests add column generation integer not null default 0;

  create table recovery_codes (
    guest text primary key,
    mark text not null unique,
    made_at integer not null
  ) without rowid;

  create table passkeys (
    id text primary key,
    guest text not null,
    host text not null,
    public_key text not null,
    counter integer not null,
    transports text not null,
    name text not null,
    made_at integer not null,
    used_at integer
  ) without rowid;
  create index passkeys_by_guest on passkeys (guest);

  create table challenges (hash text primary key, guest text, expires_at integer not null) without rowid;
  `,
];
