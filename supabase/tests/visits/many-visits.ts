/** A surge and a flood of robots leave such requests: of every rank and of one pet. No trigger fires. */
export function waitingRequestsSql(count: number): string {
  return `
    with pet as (
      insert into public.bookings (pet_number, parent_name, phone, email, address, zip_code, pet_name, pet_type,
          service, preferred_date, preferred_time, status, review_reasons)
        values (1, 'Bot', '3035550199', 'bot@bots.test', '12 Pearl St', '80206', 'Rex', 'dog', 'Spa Bath',
          current_date + 3, '8-10 AM', 'review', '{honeypot}')
        returning id
    )
    insert into private.requests (reference, row_ids, waiting_rank, sent_at)
      select 'waiting ' || number, array[id], 1 + number % 6, now() - number * interval '1 second'
      from pet, generate_series(1, ${count}) as number`;
}

type ManyVisits = {
  readonly count: number;
  readonly status: 'confirmed' | 'done';
  /** An SQL expression that may read `number`, which counts from 1. */
  readonly startsAt: string;
  readonly minutes?: number;
};

/**
 * Returns one statement, because so many requests and answers would take minutes. Each visit had a wish that was
 * answered; requests are made 61 days before.
 */
export function manyVisitsSql({ count, status, startsAt, minutes = 60 }: ManyVisits): string {
  return `
    with pet as (
      insert into public.bookings (id, reference, pet_number, parent_name, phone, email, address, zip_code, pet_name,
          pet_type, service, preferred_date, preferred_time, created_at)
        -- two of so many random references can be the same
        select gen_random_uuid(), 'M' || chr(65 + ${count} % 26) || '-' || translate(lpad(upper(to_hex(number)), 6, '0'), '01', 'GH'),
          1, 'Sam', '720' || 5000000 + number, 'sam' || number || '@rivera.test',
          '12 Pearl St', '80206', 'Biscuit', 'dog', 'Spa Bath', current_date + 3, '8-10 AM', ${startsAt} - interval '61 days'
        from generate_series(1, ${count}) as number
        returning id
    ), known as (
      insert into private.requests (reference, row_ids) select 'many ' || id, array[id] from pet
    ), wished as (
      insert into private.time_wishes (reference, revision, day, time_window)
        select 'many ' || id, 1, current_date + 3, '8-10 AM' from pet
    )
    insert into private.visits (reference, row_ids, request_version, status, revision, starts_at, minutes,
        time_set_at, free_until, late_fee, answered_at, changed_at)
      select 'many ' || id, array[id], 1, '${status}', 3, ${startsAt}, ${minutes}, now(), ${startsAt}, 25, now(), least(${startsAt}, now())
      from (select id, (row_number() over ())::integer as number from pet) as numbered`;
}
