import { describe, expect, it } from 'vitest'
import { startOfBudapestDay, dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { auditActs, type AuditChange } from '#shared/company/audit/audit-entry.ts'
import { auditedCompanyFields } from '#shared/company/audit/audited-changes.ts'
import { auditChangeInWords, peopleNamedIn } from '#shared/people/audit/audit-in-words.ts'
import {
  auditedExtraDaysChanges,
  auditedFacts,
  auditedMemberFields,
  personChanges,
} from '#shared/people/audit/person-changes.ts'
import { newMember } from '#shared/company/rules.ts'
import { channels, topics } from '#shared/notifications/preferences.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { serverTranslations } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'

const names = { person: (id: string) => id.toUpperCase(), group: (id: string) => `csoport ${id}` }
const inWords = (change: AuditChange, language: 'hu' | 'en' = 'hu') => {
  const { label, before, after } = auditChangeInWords(change, 'person_changed', language, names)
  return `${label}: ${before} → ${after}`
}

const account = { id: 'anna', email: 'anna@example.hu', language: 'hu' as const }
const member = newMember({ company: 'c', account, role: 1, created_at: 1 })
const person = { member, terms: newEmploymentTerms({ company: 'c', member: 'anna' }) }

describe('what changed of a person', () => {
  it('has the fields of the member and the facts that differ', () => {
    const after = {
      member: { ...member, group: 'g', phone: '+361', missing: [] },
      terms: { ...person.terms, employment_start: '2026-01-01', birth_date: '1990-01-01', under_16_reason: 'x' },
    }
    expect(personChanges(person, after)).toEqual([
      { field: 'group', from: null, to: 'g' },
      { field: 'phone', is_hidden: true },
      { field: 'birth_date', is_hidden: true },
      { field: 'employment_start', from: null, to: '2026-01-01' },
      { field: 'under_16_reason', is_hidden: true },
    ])
    expect(personChanges(person, person)).toEqual([])
  })

  it('never has the value of age, sex, family or health', () => {
    const sensitive = [
      'birth_date',
      'gender',
      'children',
      'health_damage_or_disability',
      'hazardous_conditions',
    ] as const
    for (const fact of [...sensitive, 'caregiver', 'age_agreements'] as const) expect(auditedFacts[fact]).toBe('hidden')
    for (const field of ['first_name', 'last_name', 'email', 'phone'] as const)
      expect(auditedMemberFields[field]).toBe('hidden')
  })
})

describe('a change in words', () => {
  it.each([
    [{ field: 'role', from: 1, to: 2 }, 'Szerepkör: munkatárs → adminisztrátor'],
    [{ field: 'status', from: 'active', to: 'inactive' }, 'Állapot: aktív → inaktív'],
    [{ field: 'leave_status', from: null, to: 'approved' }, 'Állapot: nincs → jóváhagyott'],
    [{ field: 'approver_ids', from: [], to: ['a', 'b'] }, 'Jóváhagyók: nincs → A, B'],
    [{ field: 'owner', from: 'a', to: 'b' }, 'Tulajdonos: A → B'],
    [{ field: 'group', from: null, to: 'g' }, 'Csoport: nincs → csoport g'],
    [{ field: 'position', from: { id: 'p', name: 'ács' }, to: null }, 'Munkakör: ács → nincs'],
    [{ field: 'shows_types', from: false, to: true }, 'A munkatársak látják egymás távolléteinek típusát: nem → igen'],
    [{ field: 'country', from: 'HU', to: 'SK' }, 'Ország: Magyarország → Szlovákia'],
    [{ field: 'kind', from: 'company', to: 'public_holiday' }, 'Típus: céges szabadnap → munkaszüneti nap'],
    [{ field: 'date', from: '2026-12-09', to: '2026-12-10' }, 'Dátum: 2026. dec. 9. → 2026. dec. 10.'],
    [{ field: 'dates', from: null, to: ['2026-12-09'] }, 'Napok: nincs → 2026. dec. 9.'],
    [
      { field: 'period', from: null, to: { from_date: '2026-12-09', to_date: '2026-12-10' } },
      'Időszak: nincs → 2026. dec. 9–10.',
    ],
    [{ field: 'people', from: null, to: 40 }, 'Munkatársak: nincs → 40 munkatárs'],
    [
      auditedExtraDaysChanges({ id: 'x', year: 2026, days: -2, comment: '', is_removal: false })[0]!,
      'Egyszeri nap: nincs → 2026: −2 nap',
    ],
    [
      auditedExtraDaysChanges({ id: 'x', year: 2026, days: 2, comment: '', is_removal: true })[0]!,
      'Egyszeri nap: 2026: +2 nap → nincs',
    ],
    [
      { field: 'employment_start', from: null, to: '2026-01-01' },
      'A munkaviszony első napja: nincs megadva → 2026. jan. 1.',
    ],
    [
      { field: 'company_hours', from: null, to: { valid_from: '2099-01-01', week: { ...generalWeek, friday: 7.5 } } },
      'Munkarend: nincs → 2099. jan. 1-jétől 8–8–8–8–7,5–0–0 óra',
    ],
    [
      { field: 'notify_occasions_email', from: true, to: false },
      'Értesítések alapbeállítása: Születésnap, évforduló (e-mail): be → ki',
    ],
    [
      { field: 'notify_quiet_when_away', from: true, to: false },
      'Értesítések alapbeállítása: csend a távollét napjain: igen → nem',
    ],
    [{ field: 'phone', is_hidden: true }, 'Telefonszám: null → null'],
    [{ field: 'children', is_hidden: true }, 'Gyermekek: null → null'],
  ])('of %j is “%s”', (change, sentence) => expect(inWords(change)).toBe(sentence))

  it('is said in English too', () => {
    expect(inWords({ field: 'status', from: 'invited', to: 'active' }, 'en')).toBe('Status: invited → active')
    expect(
      inWords({ field: 'company_hours', from: { valid_from: '1900-01-01', week: generalWeek }, to: null }, 'en'),
    ).toBe('Working hours: 8–8–8–8–8–0–0 hours → none')
    const later = { valid_from: '2099-01-01', week: { ...generalWeek, friday: 7.5 } }
    expect(inWords({ field: 'company_hours', from: null, to: later }, 'en')).toBe(
      'Working hours: none → 8–8–8–8–7.5–0–0 hours from 1 Jan 2099',
    )
  })

  it('of a leave rule names rule and choices, which the page has words for', () => {
    const change = { field: 'divisor', from: 'calendar_days', to: 'always_365' }
    expect(auditChangeInWords(change, 'leave_rules_changed', 'hu', names)).toEqual({
      field: 'divisor',
      label: 'divisor',
      before: 'calendar_days',
      after: 'always_365',
    })
  })

  it('has words for every switch of what everybody is told of', () => {
    const { audit } = translations.hu
    for (const topic of topics) expect(Object.keys(audit)).toContain(`topic_${topic}`)
    for (const channel of channels) expect(Object.keys(audit)).toContain(`channel_${channel}`)
  })

  it('has words that no other function carries', () =>
    expect(Object.keys(serverTranslations.hu)).not.toContain('audit'))

  it('has a label for every field that is kept', () => {
    const fields = [...Object.entries(auditedMemberFields), ...Object.entries(auditedCompanyFields)].flatMap(
      ([field, detail]) => (detail === 'omitted' ? [] : [field]),
    )
    for (const field of [
      ...fields,
      'under_16_reason',
      'kind',
      'observed_on',
      'company_hours',
      'period',
      'leave_status',
      'type_id',
      'child',
      'unpaid_kind',
      'action',
      'people',
      'dates',
      'extra_days',
    ])
      expect(Object.keys(translations.hu.audit)).toContain(`field_${field}`)
  })
})

describe('the people whom an entry names', () => {
  it('are who made the change, whom it is about, and who became approver, stand-in or owner', () => {
    const changes = [
      { field: 'approver_ids', from: ['a'], to: ['b'] },
      { field: 'stand_in', from: null, to: 'c' },
      { field: 'name', from: 'x', to: 'y' },
      { field: 'phone', is_hidden: true },
    ]
    expect(peopleNamedIn({ by: 'd', about: 'person', subject: 'e', changes })).toEqual(['d', 'e', 'a', 'b', 'c'])
    expect(peopleNamedIn({ by: 'd', about: 'group', subject: 'g', changes: [] })).toEqual(['d'])
    expect(peopleNamedIn({ by: null, about: 'company', subject: 'c', changes: [] })).toEqual([])
  })
})

describe('the acts', () => {
  it('are each named once', () => expect(new Set(auditActs).size).toBe(auditActs.length))
})

describe('the second in which a day begins in Budapest', () => {
  it.each(['2026-01-01', '2026-03-29', '2026-03-30', '2026-07-01', '2026-10-25', '2026-10-26'])(
    'of %s is the first of that day',
    day => {
      const start = startOfBudapestDay(day)
      expect(dayInBudapest(start)).toBe(day)
      expect(dayInBudapest(start - 1000)).not.toBe(day)
    },
  )
})
