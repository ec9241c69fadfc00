import { describe, expect, it } from 'vitest'
import { drawnDays } from '#shared/notifications/email/drawn-days.ts'
import type { LeaveEmailFacts } from '#shared/notifications/email/leave-facts.ts'
import { leaveEmail } from '#shared/notifications/email/leave-email.ts'
import { leaveNewsKey, stepTakenOf } from '#shared/notifications/leave-events.ts'
import { languages } from '#shared/words/language.ts'
import { admin, ask, request, situation } from '../leave/anna.ts'

const period = { from_date: '2026-11-26', to_date: '2026-11-30' }
const weekend = ['2026-11-28', '2026-11-29'].map(date => ({ date, reason: 'rest_day' as const, name: null }))
const links = {
  request: 'https://example.hu/hu/dashboard?request=1',
  calendar: 'https://example.hu/hu/user/days-off',
  settings: 'https://example.hu/hu/notifications#settings',
}
const facts: LeaveEmailFacts = {
  type: 1,
  isOwn: false,
  recipient: 'Béla',
  person: 'Kis Anna',
  by: '',
  leave: 'vacation',
  leaveType: 'Szabadság',
  period: '2026. nov. 26–30.',
  days: 3,
  drawn: drawnDays(period, 'asked', weekend),
  isToDecide: true,
  comment: 'Utazás <b>&amp;</b>',
  response: null,
  company: 'Cég',
  links,
}
const boxes = [
  { state: 'used', count: 12 },
  { state: 'this', count: 3 },
  { state: 'left', count: 5 },
] as const
const left = [{ year: 2026, left: 5, total: 20, unit: 'days' as const, boxes }]
const decided: LeaveEmailFacts = {
  ...facts,
  type: 9,
  isOwn: true,
  by: 'Nagy Béla',
  isToDecide: false,
  drawn: drawnDays(period, 'taken', weekend),
}

describe('an email about a request', () => {
  it('says who, what, when, and what was written', () => {
    const { subject, text } = leaveEmail(facts, 'hu')
    expect(subject).toBe('Kis Anna szabadságot kért: 2026. nov. 26–30.')
    expect(text).toContain('A döntésedre vár: Szabadság, 2026. nov. 26–30. (3 munkanap)')
    expect(text).toContain('Megjegyzés: „Utazás <b>&amp;</b>”')
    expect(text).toContain(links.request)
  })

  it('puts nothing into its HTML that somebody else wrote as HTML', () => {
    const { html } = leaveEmail(facts, 'hu')
    expect(html).toContain('Utazás &lt;b&gt;&amp;amp;&lt;/b&gt;')
    expect(html.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>2026. nov. 26–30.</b>'])
  })

  it('draws each day, and says of those that cost nothing why', () => {
    const { text, html } = leaveEmail(facts, 'hu')
    expect(text).toContain('Cs 26, P 27, H 30: kért munkanap\nSzo 28, V 29: heti pihenőnap, nem számít bele')
    expect(html.match(/class="asked" style="[^"]*height:40px/g)).toHaveLength(3)
    expect(html.match(/class="rest_day" style="[^"]*height:40px/g)).toHaveLength(2)
  })

  it('draws weeks below each other by their weekdays, and nothing of what is longer than four', () => {
    const drawn = (to_date: string) =>
      leaveEmail({ ...facts, drawn: drawnDays({ from_date: '2026-11-26', to_date }, 'taken') }, 'en').html
    expect(drawn('2026-12-06').match(/class="taken" style="[^"]*height:40px/g)).toHaveLength(11)
    expect(drawn('2026-12-06').match(/<td><\/td>/g)).toHaveLength(3)
    expect(drawn('2026-12-24')).not.toMatch(/class="taken" style="[^"]*height:40px/)
  })

  it('can be decided on by two links where it has them, and is opened otherwise', () => {
    const byLink = { ...links, approve: 'https://example.hu/yes', deny: 'https://example.hu/no' }
    const { text, html } = leaveEmail({ ...facts, links: byLink }, 'hu')
    expect(text).toContain('Jóváhagyás:\nhttps://example.hu/yes\n\nElutasítás…:\nhttps://example.hu/no')
    expect(text).toContain('hét napig érvényesek')
    expect(html.match(/class="[^"]*wide"/g)).toHaveLength(2)
    expect(leaveEmail({ ...decided, links: byLink }, 'hu').text).not.toContain('Jóváhagyás')
    expect(leaveEmail(facts, 'hu').text).not.toContain('Jóváhagyás')
  })

  it('names who else is away, those who only asked as such, and says so where nobody is', () => {
    const away = (away: LeaveEmailFacts['away']) => leaveEmail({ ...facts, away: away! }, 'hu')
    const tamas = { name: 'Rácz Tamás', period: '2026. nov. 27.', isAsked: false }
    const eva = { name: 'Kiss Éva', period: '2026. nov. 30.', isAsked: true }
    const { text, html } = away([tamas, eva])
    expect(text).toContain('Ki lesz még távol: Rácz Tamás, 2026. nov. 27.; Kiss Éva, 2026. nov. 30. (csak kérte)')
    expect(html).toContain('<b>Rácz Tamás</b>, 2026. nov. 27.')
    expect(html).toMatch(/mso-hide:all">Rácz Tamás/)
    expect(away([]).text).toContain('más nem lesz távol')
    expect(away(Array.from({ length: 9 }, () => tamas)).text).toContain('; és még 3 munkatárs')
    expect(leaveEmail(facts, 'hu').text).not.toContain('Ki lesz még távol')
  })

  it('says what is left if it is approved, and draws a box for each day', () => {
    const { text, html } = leaveEmail({ ...facts, left }, 'hu')
    expect(text).toContain('Ha jóváhagyod: 5 nap marad 20 napból\nkivett 12 · ez 3 · maradt 5')
    expect(html.match(/class="(used|this|left)" style="[^"]*height:24px/g)).toHaveLength(20)
  })

  it('says hours without boxes, and of more days than can be counted by the eye the number alone', () => {
    const of = (year: Partial<(typeof left)[number]>, language: 'hu' | 'en' = 'hu') =>
      leaveEmail({ ...decided, left: [{ ...left[0]!, ...year }] }, language)
    expect(of({ left: 7.5, total: 160, unit: 'hours' as never, boxes: [] as never }).text).toContain(
      'A 2026. évi keret: 7,5 óra marad 160 órából',
    )
    const many = of({ boxes: [{ state: 'left', count: 80 }] as never })
    expect(many.html).not.toMatch(/class="left" style="[^"]*height:24px/)
    expect(of({ left: 1 }, 'en').text).toContain('Allowance of 2026: 1 day left of 20')
  })
})

describe('an email about a decision', () => {
  it('says in its subject who decided, and in its heading that one may go', () => {
    const { subject, html } = leaveEmail(decided, 'hu')
    expect(subject).toBe('Nagy Béla jóváhagyta a kérelmedet: 2026. nov. 26–30.')
    expect(html).toMatch(/<h1[^>]*>Mehetsz! 3 nap szabadság<\/h1>/)
    expect(leaveEmail({ ...decided, type: 10 }, 'en').subject).toMatch(/^Nagy Béla has denied your request: /)
    expect(leaveEmail({ ...decided, by: '' }, 'hu').subject).toMatch(/^Jóváhagyták a kérelmedet: /)
    expect(leaveEmail({ ...decided, leave: 'unpaid', leaveType: 'Unpaid leave' }, 'en').html).toContain(
      '>Unpaid leave approved, 3 working days</h1>',
    )
  })

  it('brings the answer, not the question', () => {
    const denied = leaveEmail({ ...decided, type: 10, response: 'Sokan vannak távol.' }, 'hu')
    expect(denied.text).toContain('Megjegyzés: „Sokan vannak távol.”')
    expect(denied.text).not.toContain('Utazás')
    expect(leaveEmail(decided, 'en').text).not.toContain('Comment')
  })

  it('says when one is back at work, and leads to the own calendar', () => {
    const { text } = leaveEmail({ ...decided, backOn: '2026-12-01', left }, 'hu')
    expect(text).toContain('Legközelebb dolgozol: 2026. december 1., kedd')
    expect(text).toContain(`Naptár megnyitása:\n${links.calendar}`)
    expect(leaveEmail({ ...decided, type: 10 }, 'hu').text).not.toContain('naptáramban')
  })

  it('wishes nobody a good time for leave that is over', () => {
    const late = leaveEmail({ ...decided, isPast: true }, 'hu')
    expect(late.html).toMatch(/<h1[^>]*>Szabadság jóváhagyva, 3 munkanap<\/h1>/)
    const withdrawn: LeaveEmailFacts = { ...facts, type: 13, step: 'withdrawn', isToDecide: false }
    expect(leaveEmail(withdrawn, 'hu').html).toContain('Kis Anna mégis bent lesz</h1>')
    expect(leaveEmail({ ...withdrawn, isPast: true }, 'hu').html).toContain('Kis Anna visszavonta a kérelmét</h1>')
  })

  it('PRODUCT 2 never calls working at home an absence', () => {
    const atHome = { leave: 'home', leaveType: 'Home office', drawn: drawnDays(period, 'home', weekend) } as const
    const recorded = leaveEmail({ ...decided, ...atHome, step: 'entered', by: 'Kovács Csilla' }, 'hu')
    expect(recorded.subject).toMatch(/^Kovács Csilla home office-t rögzített neked: /)
    expect(recorded.text).toContain('Cs 26, P 27, H 30: home office')
    const told = leaveEmail({ ...facts, ...atHome, type: 3, step: 'entered', isToDecide: false }, 'hu')
    expect(told.subject).toMatch(/^Kis Anna home office-át rögzítették: /)
    for (const { text, html } of [recorded, told]) expect(text + html).not.toMatch(/távollét/i)
    expect(recorded.html.match(/class="home" style="[^"]*height:40px/g)).toHaveLength(3)
  })

  it('of leave that an administrator recorded says so', () => {
    const recorded = leaveEmail({ ...decided, step: 'entered', by: 'Kovács Csilla' }, 'hu')
    expect(recorded.subject).toMatch(/^Kovács Csilla távollétet rögzített neked: /)
    expect(recorded.html).not.toContain('Mehetsz')
  })
})

describe('an email about mandatory leave', () => {
  it('says on what grounds, and that only administrators cancel it where that is so', () => {
    const mandatory = { ...decided, type: 14, isProtected: true }
    expect(leaveEmail(mandatory, 'hu').text).toMatch(/Mi alapján: A szabadságot .*Mt\. 122\. §.* Csak adminisztrátor/)
    expect(leaveEmail({ ...mandatory, isProtected: false }, 'hu').text).not.toContain('Csak adminisztrátor')
    expect(leaveEmail({ ...mandatory, isProtected: false, leave: 'unpaid' }, 'hu').text).not.toContain('Mi alapján')
  })
})

describe('an email about a change', () => {
  it('says what it was, to the person in the second person, in the subject too', () => {
    const asked = request()
    const subjectOf = (what: 'modified' | 'shortened' | 'recounted' | 'cancelled', by: string, isOwn: boolean) => {
      const step = stepTakenOf({ ...asked, history: [...asked.history, { what, by, at: 200 }] })
      return leaveEmail({ ...facts, type: 13, step, isOwn, isToDecide: false }, 'hu').subject.replace(/: .*/, '')
    }
    expect([
      subjectOf('modified', 'csilla', true),
      subjectOf('shortened', 'csilla', true),
      subjectOf('recounted', 'csilla', true),
      subjectOf('cancelled', 'csilla', true),
      subjectOf('modified', 'csilla', false),
      subjectOf('shortened', 'csilla', false),
      subjectOf('cancelled', 'csilla', false),
      subjectOf('cancelled', 'anna', false),
    ]).toEqual([
      'Módosították a kérelmedet',
      'Lerövidítették a távollétedet',
      'Újraszámoltuk a távollétedet',
      'Visszavonták a kérelmedet',
      'Módosították Kis Anna kérelmét',
      'Lerövidítették Kis Anna távollétét',
      'Visszavonták Kis Anna kérelmét',
      'Kis Anna visszavonta a kérelmét',
    ])
  })

  it('of a withdrawn request does not read as if it were still booked', () => {
    const drawn = drawnDays(period, 'gone', weekend)
    const gone = leaveEmail({ ...facts, type: 13, step: 'withdrawn', isToDecide: false, drawn }, 'hu')
    expect(gone.text).toContain('Visszavonva: Szabadság, 2026. nov. 26–30.')
    expect(gone.text).not.toMatch(/munkanap|Megjegyzés/)
    expect(gone.html).toContain('>Kis Anna mégis bent lesz</h1>')
    expect(gone.html.match(/<s>\d+<\/s>/g)).toEqual(['<s>26</s>', '<s>27</s>', '<s>30</s>'])
  })

  it('of leave that an administrator recorded tells an approver so, in place of a request', () => {
    const booked = ask({ auto_approve: 1 }, situation(), admin).request
    expect(leaveNewsKey({ type: 1, step: stepTakenOf(booked), isOwn: false })).toBe('leaveEntered')
    expect(leaveNewsKey({ type: 9, step: stepTakenOf(booked), isOwn: true })).toBe('notification9')
  })
})

it('no email about a request leaves a hole open, in either language', () => {
  for (const language of languages)
    for (const type of [1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 16, 17])
      for (const days of [1, 2])
        for (const isToDecide of [true, false]) {
          const { subject, text, html } = leaveEmail({ ...facts, type, days, isToDecide, left, away: [] }, language)
          expect(`${subject}\n${text}\n${html}`).not.toMatch(/emails:|\{\{|undefined|null|[\uE000\uE001]/)
        }
})
