/** A mutant that no test can notice, since the program does the same with it. */
interface Accepted {
  file: string
  /** The line in which it stands. */
  text: string
  mutation: string
  reason: string
}

const notBefore =
  'Nothing compares as less or more with null, so the answer is the same without asking whether there is a day.'

export const accepted: readonly Accepted[] = [
  {
    file: 'shared/people/employment-information.ts',
    text: "if (from && to && to < from) throw refuse(`${field}.${index}.to`, 'problems:endBeforeStart')",
    mutation: 'from && to && to < from → to < from',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (from && to && to < from) throw refuse(`${field}.${index}.to`, 'problems:endBeforeStart')",
    mutation: 'from && to → from || to',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (from && to && to < from) throw refuse(`${field}.${index}.to`, 'problems:endBeforeStart')",
    mutation: 'from && to → from',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (from && to && to < from) throw refuse(`${field}.${index}.to`, 'problems:endBeforeStart')",
    mutation: 'from && to → to',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (birth_date && birth_date > today) throw refuse(`${field}.birth_date`, 'problems:birthInFuture')",
    mutation: 'birth_date && birth_date > today → birth_date > today',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: 'const named = new Set(given.flatMap(({ id }) => id ?? []))',
    mutation: 'id ?? [] → id',
    reason: 'The set is asked for ids of known children only, of which none is undefined.',
  },
  {
    file: 'shared/people/employment-information.ts',
    text: 'const week = form.working_hours ?? null',
    mutation: 'form.working_hours ?? null → form.working_hours',
    reason: 'It is asked only where the form has hours, or null for those of the company.',
  },
  {
    file: 'shared/people/personal-information.ts',
    text: "if (form.birthday && form.birthday > today) throw refuse('birthday', 'problems:birthInFuture')",
    mutation: 'form.birthday && form.birthday > today → form.birthday > today',
    reason: notBefore,
  },
  {
    file: 'shared/people/dated-facts.ts',
    text: '.map(span => (span.to !== null && span.to < day ? span : { ...span, to: addDays(day, -1) }))',
    mutation: 'span.to !== null && span.to < day → span.to < day',
    reason: notBefore,
  },
  {
    file: 'shared/people/occasions.ts',
    text: 'orderOf(one) < orderOf(other) ? -1 : 1,',
    mutation: 'orderOf(one) < orderOf(other) → orderOf(one) <= orderOf(other)',
    reason: 'Two events of the same day, kind and person are the same event, whichever stands first.',
  },
  {
    file: 'functions/people/membership.ts',
    text: 'if (by.id !== leaving.id) return by',
    mutation: 'by.id !== leaving.id → false',
    reason: 'Whoever takes a superadmin’s place is a superadmin who stays, so that one is found either way.',
  },
  {
    file: 'functions/leave/leave-store.ts',
    text: 'export const yearsToRead = (draft: Period) => yearsOf(draft).slice(0, 4)',
    mutation: '4 → 5',
    reason: 'A request that touches more than three years is too long and refused, however many books are read.',
  },
  {
    file: 'functions/leave/deny-leave.ts',
    text: "decideOn(await found(), denyLeave, body?.comment ?? '', context),",
    mutation: "body?.comment ?? '' → body?.comment",
    reason: 'A denial keeps null for a comment that is empty or missing.',
  },
  {
    file: 'functions/account/password.ts',
    text: 'return timingSafeEqual(derived, hash) && Boolean(phcHash)',
    mutation: 'timingSafeEqual(derived, hash) && Boolean(phcHash) → timingSafeEqual(derived, hash)',
    reason: 'No password is known that derives to the hash which is compared where there is none.',
  },
  {
    file: 'functions/account/log-in.ts',
    text: 'if (!(await isPassword(body.password, found?.password)) || !found?.password)',
    mutation:
      '!(await isPassword(body.password, found?.password)) || !found?.password → !(await isPassword(body.password, found?.password))',
    reason: 'No password is right where there is no hash; the second question is one of types.',
  },
  {
    file: 'functions/leave/approve-leave.ts',
    text: "decideOn(await found(), approveLeave, body?.comment ?? '', context),",
    mutation: "body?.comment ?? '' → body?.comment",
    reason: 'An approval keeps null for a comment that is empty or missing.',
  },
  {
    file: 'functions/leave/away.ts',
    text: 'const away = viewOf(absences, z.omit(Absence, { company: true, month: true }))',
    mutation: 'true → false',
    reason: 'The month and the company would be read beside, and nobody looks at them.',
  },
  {
    file: 'functions/leave/away.ts',
    text: '.sort((one, other) => (one.from_date < other.from_date ? -1 : 1))',
    mutation: 'one.from_date < other.from_date → one.from_date <= other.from_date',
    reason: 'Absences that begin on the same day stand in no order.',
  },
  {
    file: 'shared/leave/balance/opening-balances.ts',
    text: 'if (!terms.earlier_employments.length) return [situation]',
    mutation: '!terms.earlier_employments.length → false',
    reason: 'With one employment alone, the last of the employments is the one that the situation is about.',
  },
  {
    file: 'functions/leave/balance-view.ts',
    text: "first_name: person?.first_name ?? '',",
    mutation: "person?.first_name ?? '' → person?.first_name",
    reason: 'A sentence leaves out a value that is missing, as it does an empty one.',
  },
  {
    file: 'functions/leave/balance-view.ts',
    text: "last_name: person?.last_name ?? '',",
    mutation: "person?.last_name ?? '' → person?.last_name",
    reason: 'A sentence leaves out a value that is missing, as it does an empty one.',
  },
  {
    file: 'functions/leave/confirm-facts.ts',
    text: 'const isThere = situation.books.some(({ extras }) => extras.some(({ id }) => id === extra.id))',
    mutation:
      'situation.books.some(({ extras }) => extras.some(({ id }) => id === extra.id)) → situation.books.every(({ extras }) => extras.some(({ id }) => id === extra.id))',
    reason: 'One book is read, that of the year of the days.',
  },
  {
    file: 'functions/leave/confirm-facts.ts',
    text: '{ today: now.today, companyHours, hasGroup: () => true, hasLeave: () => false, newId },',
    mutation: 'true → false',
    reason: 'The form is empty, so it names no group and takes away no child.',
  },
  {
    file: 'functions/leave/confirm-facts.ts',
    text: '{ today: now.today, companyHours, hasGroup: () => true, hasLeave: () => false, newId },',
    mutation: 'false → true',
    reason: 'The form is empty, so it names no group and takes away no child.',
  },
  {
    file: 'functions/leave/effect-on-person.ts',
    text: 'const after = withOpeningBalances(changed, [...(changed.others ?? []), ...changed.books], today, thisYear)',
    mutation: 'changed.others ?? [] → changed.others',
    reason: 'A situation that was read has its other books, if none; the question is one of types.',
  },
  {
    file: 'functions/leave/extra-days-change.ts',
    text: 'const open = waits && extra.is_removal ? await openRemoval(whose, extra.id) : undefined',
    mutation: 'waits && extra.is_removal → waits',
    reason: 'Days that are granted have a new id, which no open removal names.',
  },
  {
    file: 'functions/leave/extra-days-change.ts',
    text: "if (!extra) throw new Error('The change is not one of days granted by hand')",
    mutation: '!extra → false',
    reason: 'No change without days is committed as one of days; the question is one of types.',
  },
  {
    file: 'functions/leave/facts-effect.ts',
    text: ": { id: change.extra_id, year: change.year, days: 0, comment: '', is_removal: true }",
    mutation: '0 → 1',
    reason: 'Days that are removed count as none, and days of none count as removed.',
  },
  {
    file: 'functions/leave/facts-effect.ts',
    text: ": { id: change.extra_id, year: change.year, days: 0, comment: '', is_removal: true }",
    mutation: 'true → false',
    reason: 'Days that are removed count as none, and days of none count as removed.',
  },
  {
    file: 'functions/leave/company-effect/look-at-rules.ts',
    text: 'const others = known.books.filter(({ year }) => year < thisYear)',
    mutation: 'known.books.filter(({ year }) => year < thisYear) → known.books',
    reason: 'A book that is there twice is found once.',
  },
  {
    file: 'functions/leave/company-effect/look-at-rules.ts',
    text: 'const others = known.books.filter(({ year }) => year < thisYear)',
    mutation: 'year < thisYear → year <= thisYear',
    reason: 'A book that is there twice is found once.',
  },
  {
    file: 'functions/leave/leave-store.ts',
    text: 'return withOpeningBalances(struck, [...(struck.others ?? []), ...struck.books], today, yearOf(today))',
    mutation: 'struck.others ?? [] → struck.others',
    reason: 'A situation that was read has its other books, if none; the question is one of types.',
  },
  {
    file: 'functions/leave/leave-store.ts',
    text: 'export const yearsToRead = (draft: Period) => yearsOf(draft).slice(0, 4)',
    mutation: 'yearsOf(draft).slice(0, 4) → yearsOf(draft)',
    reason: 'A request that touches more than three years is too long and refused, however many books are read.',
  },
  {
    file: 'functions/leave/leave-store.ts',
    text: 'export const yearsToRead = (draft: Period) => yearsOf(draft).slice(0, 4)',
    mutation: '4 → 3',
    reason: 'A request that touches more than three years is too long and refused, however many books are read.',
  },
  {
    file: 'functions/leave/leave-store.ts',
    text: '...decided.filter((book, place) => book !== situation.books[place]).map(book => replace(books, book)),',
    mutation: 'decided.filter((book, place) => book !== situation.books[place]) → decided',
    reason: 'A book that is stored again as it was is the same book.',
  },
  {
    file: 'functions/leave/list-days-off.ts',
    text: 'return [...fresh, ...others].sort((one, other) => (one.from_date < other.from_date ? 1 : -1))',
    mutation: 'one.from_date < other.from_date → one.from_date <= other.from_date',
    reason: 'Requests that begin on the same day stand in no order.',
  },
  {
    file: 'functions/leave/list-waiting.ts',
    text: 'const limit = Number(query.limit ?? -1)',
    mutation: '1 → 2',
    reason: 'Every limit below zero means none.',
  },
  {
    file: 'functions/leave/preview-leave.ts',
    text: ': { days: 0, hours: 0, by_year: {}, skipped: [] }',
    mutation: '0 → 1',
    reason: 'Hours of what cannot be counted are not in the reply.',
  },
  {
    file: 'functions/leave/recount.ts',
    text: "const period = 'outside' in scope ? ever : periodOf(scope)",
    mutation: "'outside' in scope → true",
    reason: 'Days outside of the period are passed over when a request is recounted.',
  },
  {
    file: 'functions/leave/recount.ts',
    text: 'const booked = found.flatMap(({ bookings }) => bookings.filter(booking => overlaps(booking, period)))',
    mutation: 'bookings.filter(booking => overlaps(booking, period)) → bookings',
    reason: 'Days outside of the period are passed over when a request is recounted.',
  },
  {
    file: 'functions/leave/recount.ts',
    text: "if (error instanceof Problem && error.code === 'notFound') return undefined",
    mutation:
      "error instanceof Problem && error.code === 'notFound' → error instanceof Problem || error.code === 'notFound'",
    reason: 'Leave that is read is refused as not found only, and no other error has such a code.',
  },
  {
    file: 'functions/leave/recount.ts',
    text: "if (error instanceof Problem && error.code === 'notFound') return undefined",
    mutation: "error instanceof Problem && error.code === 'notFound' → error instanceof Problem",
    reason: 'Leave that is read is refused as not found only, and no other error has such a code.',
  },
  {
    file: 'functions/leave/recount.ts',
    text: "if (error instanceof Problem && error.code === 'notFound') return undefined",
    mutation: "error instanceof Problem && error.code === 'notFound' → error.code === 'notFound'",
    reason: 'Leave that is read is refused as not found only, and no other error has such a code.',
  },
  {
    file: 'functions/leave/request-leave.ts',
    text: 'const reply = { data: await oneView(asked.request, context, { ...situation, ...asked }) }',
    mutation: 'asked → {}',
    reason: 'The sick pay of a request is counted from earlier ones, in which it is not.',
  },
  {
    file: 'functions/leave/request-leave.ts',
    text: 'for (const [field, sentences] of Object.entries(refusal ? reasonsOf(refusal) : {})) {',
    mutation: 'refusal → true',
    reason: 'Errors are gathered only where everybody was refused.',
  },
  {
    file: 'functions/leave/request-view.ts',
    text: 'requests.flatMap(({ member, submitter, approved_by }) => [member, submitter, ...(approved_by ? [approved_by] : [])])',
    mutation: 'approved_by → true',
    reason: 'A request on which nobody decided would ask for a person without an id, whom there is not.',
  },
  {
    file: 'functions/leave/request-view.ts',
    text: "const key = leaveType(id)?.key ?? 'vacation'",
    mutation: "leaveType(id)?.key ?? 'vacation' → leaveType(id)?.key",
    reason: 'Every request is of a type that there is; the question is one of types.',
  },
  {
    file: 'functions/leave/sick-pay.ts',
    text: "type_id === leaveTypeIds.sick && (status === 'approved' || status === 'pending')",
    mutation:
      "type_id === leaveTypeIds.sick && (status === 'approved' || status === 'pending') → (status === 'approved' || status === 'pending')",
    reason: 'Sick pay is none for what is no illness.',
  },
  {
    file: 'functions/leave/sick-pay.ts',
    text: 'return new Map(counted.flat().filter(([, days]) => days > 0))',
    mutation: 'counted.flat().filter(([, days]) => days > 0) → counted.flat()',
    reason: 'A request with no days of sick pay is shown as one without.',
  },
  {
    file: 'functions/leave/sick-pay.ts',
    text: 'return new Map(counted.flat().filter(([, days]) => days > 0))',
    mutation: 'days > 0 → days >= 0',
    reason: 'A request with no days of sick pay is shown as one without.',
  },
  {
    file: 'functions/leave/sick-pay.ts',
    text: "if (error instanceof Problem && error.code === 'notFound') return undefined",
    mutation:
      "error instanceof Problem && error.code === 'notFound' → error instanceof Problem || error.code === 'notFound'",
    reason: 'Leave that is read is refused as not found only, and no other error has such a code.',
  },
  {
    file: 'functions/leave/sick-pay.ts',
    text: "if (error instanceof Problem && error.code === 'notFound') return undefined",
    mutation: "error instanceof Problem && error.code === 'notFound' → error instanceof Problem",
    reason: 'Leave that is read is refused as not found only, and no other error has such a code.',
  },
  {
    file: 'functions/leave/sick-pay.ts',
    text: "if (error instanceof Problem && error.code === 'notFound') return undefined",
    mutation: "error instanceof Problem && error.code === 'notFound' → error.code === 'notFound'",
    reason: 'Leave that is read is refused as not found only, and no other error has such a code.',
  },
  {
    file: 'functions/leave/stand-in.ts',
    text: 'people.filter(person => !maySeeLeave(actor, person)).flatMap(({ approver_ids }) => approver_ids),',
    mutation: 'people.filter(person => !maySeeLeave(actor, person)) → people',
    reason:
      'Standing in for an approver of people whose leave one sees anyway shows nothing more; it only takes a read more.',
  },
  {
    file: 'functions/leave/stand-in.ts',
    text: 'if (!approvers.size) return actor',
    mutation: '!approvers.size → false',
    reason: 'Without approvers, nobody is stood in for; it only takes a read more.',
  },
  {
    file: 'shared/people/facts/course.ts',
    text: 'facts.map(({ fact, after }) => ({ fact, after })).toSorted((one, other) => (one.fact < other.fact ? -1 : 1))',
    mutation: 'one.fact < other.fact → one.fact <= other.fact',
    reason: 'A change names each fact once, so that no two are equal.',
  },
  {
    file: 'shared/people/facts/course.ts',
    text: 'facts.map(({ fact, after }) => ({ fact, after })).toSorted((one, other) => (one.fact < other.fact ? -1 : 1))',
    mutation: 'one.fact < other.fact → one.fact >= other.fact',
    reason: 'Two lists are compared in one order, and the opposite order is one too.',
  },
]
