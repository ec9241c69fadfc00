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
    text: "if (start && end && end < start) throw refuse('employment_end', 'problems:endBeforeStart')",
    mutation: 'start && end && end < start → end < start',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (start && end && end < start) throw refuse('employment_end', 'problems:endBeforeStart')",
    mutation: 'start && end → start || end',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (start && end && end < start) throw refuse('employment_end', 'problems:endBeforeStart')",
    mutation: 'start && end → start',
    reason: notBefore,
  },
  {
    file: 'shared/people/employment-information.ts',
    text: "if (start && end && end < start) throw refuse('employment_end', 'problems:endBeforeStart')",
    mutation: 'start && end → end',
    reason: notBefore,
  },
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
    file: 'functions/people/invitee-password.ts',
    text: "values: { maximum: 'maximum' in issue ? Number(issue.maximum) : 0 },",
    mutation: "'maximum' in issue → false",
    reason: 'What is too long is refused before, by the contract, so no sentence here names a maximum.',
  },
  {
    file: 'functions/leave/leave-store.ts',
    text: 'export const yearsToRead = (draft: Period) => yearsOf(draft).slice(0, 4)',
    mutation: '4 → 5',
    reason: 'A request that touches more than three years is too long and refused, however many books are read.',
  },
  {
    file: 'functions/leave/deny-leave.ts',
    text: "decideOn(path.id, denyLeave, body?.comment ?? '', context),",
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
    file: 'functions/account/throttle.ts',
    text: 'return 1',
    mutation: '1 → 2',
    reason: 'No limit is lower than five, so the first attempt is within it either way.',
  },
  {
    file: 'functions/account/throttle.ts',
    text: 'return 1',
    mutation: '1 → 0',
    reason: 'No limit is lower than five, so the first attempt is within it either way.',
  },
  {
    file: 'functions/account/login-cookie.ts',
    text: "const parts = /^([\\w-]{1,80})\\.([\\w-]{1,80})\\.([\\w-]{43})$/.exec(cookies[cookieName] ?? '')",
    mutation: "cookies[cookieName] ?? '' → cookies[cookieName]",
    reason: 'A pattern reads a missing cookie as the word “undefined”, which is no token either.',
  },
]
