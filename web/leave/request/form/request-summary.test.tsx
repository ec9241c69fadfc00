import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { freshCompany, preview } from '../../company.test-support.ts'
import { RequestSummary, type SummaryProps } from './request-summary.tsx'
import { SummaryStrip } from './summary-strip.tsx'

const period = { from_date: '2026-11-26', to_date: '2026-12-01' }
const summary = (given: Partial<SummaryProps> = {}): SummaryProps => ({
  period,
  typeId: 1,
  preview,
  time: undefined,
  isOwn: true,
  isAutoApproved: false,
  ...given,
})
const shown = (given: Partial<SummaryProps> = {}) => {
  show(<RequestSummary {...summary(given)} />)
  return expect.element(page.getByRole('main'))
}

beforeEach(() => freshCompany())

describe('the summary of a request', () => {
  it('asks for the days before it counts anything', async () => {
    await shown({ period: undefined, preview: undefined }).toHaveTextContent(
      'Válaszd ki a napokat, és itt látod, mennyi munkanap, mennyi marad, és ki lesz még távol.',
    )
  })

  it('counts by the calendar until the preview is loaded, and says no more than that', async () => {
    const week = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 8, saturday: 0, sunday: 0 }
    const time = { patterns: [{ valid_from: '2020-01-01', week }], calendar: [] }
    const main = shown({ preview: undefined, time })
    await main.toMatchTextContent('4munkanap')
    await main.toMatchTextContent('6 naptári nap, ebből 2 munkaszüneti nap nem számít bele.')
    await main.not.toMatchTextContent('Marad')
  })

  it('says that it is counting where neither is known', async () => {
    await shown({ preview: undefined }).toHaveTextContent('Számolunk…')
  })

  it('names the skipped days that have a name', async () => {
    const skipped = [
      { date: '2026-12-24', reason: 'rest_day', name: null },
      { date: '2026-12-25', reason: 'public_holiday', name: 'Karácsony' },
    ]
    const christmas = { from_date: '2026-12-24', to_date: '2026-12-28' }
    await shown({ period: christmas, preview: { ...preview, skipped } }).toMatchTextContent('dec. 25. Karácsony')
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  })

  it('has no skipped days to speak of in a plain week', async () => {
    await shown({ preview: { ...preview, skipped: [] } }).toMatchTextContent('6 naptári nap.')
  })

  it('says what is left of each year, in the words of whoever it is for', async () => {
    const left_after = { 2026: 7, 2027: 20 }
    const main = shown({ preview: { ...preview, left_after } })
    await main.toMatchTextContent('Marad 7 nap a 2026. évi keretedből a jóváhagyás után.')
    await main.toMatchTextContent('Marad 20 nap a 2027. évi keretedből a jóváhagyás után.')
  })

  it('speaks of the allowance of somebody else as theirs', async () => {
    await shown({ isOwn: false }).toMatchTextContent('Marad 7 nap a 2026. évi keretből a jóváhagyás után.')
  })

  it('warns of days and of hours that are missing', async () => {
    await shown({ preview: { ...preview, left_after: { 2026: -2 } } }).toMatchTextContent(
      '2 nap hiányzik a keretből, 2026.',
    )
  })

  it('warns of hours that are missing where leave is taken in hours', async () => {
    const hours = { hours: 37.5, left_hours_after: { 2026: -1.5 } }
    await shown({ preview: { ...preview, ...hours } }).toMatchTextContent('1,5 óra hiányzik, 2026.')
  })

  it('says of a type without an allowance that it takes from none', async () => {
    await shown({ preview: { ...preview, left_after: null } }).toMatchTextContent(
      'Ez a típus nem fogyasztja a keretet.',
    )
  })

  it('warns of days of sick pay', async () => {
    await shown({ typeId: 2, preview: { ...preview, sick_pay_days: 3 } }).toMatchTextContent(
      'Elfogyott az évi betegszabadság: 3 nap táppénz lesz.',
    )
  })

  it('law 14 law 15 warns of what the law says against it, and forbids nothing', async () => {
    const warnings = ['A kezdetéig nincs 15 nap.', 'A 2027. évi rendelet még nem jelent meg.']
    const main = shown({ preview: { ...preview, warnings } })
    for (const sentence of warnings) await main.toMatchTextContent(sentence)
  })

  it('names everybody who may decide, and nobody where it is approved at once', async () => {
    const approvers = [...preview.approvers, { id: 'bela', first_name: 'Béla', last_name: 'Nagy', avatar: null }]
    await shown({ preview: { ...preview, approvers } }).toMatchTextContent('Őri Zoltán vagy Nagy Béla hagyja jóvá.')
  })

  it('says that nobody has to decide where it is approved at once', async () => {
    await shown({ isAutoApproved: true }).toMatchTextContent('Nem kell jóváhagyás, azonnal a naptárba kerül.')
  })

  it('says that nobody else of the group is away', async () => {
    await shown({ preview: { ...preview, away: [] } }).toMatchTextContent('A csoportból senki más nincs távol.')
    expect(await axeOfElement()).toEqual([])
  })
})

describe('the strip of a narrow screen', () => {
  const line = (given: Partial<SummaryProps> = {}) => {
    show(<SummaryStrip {...summary(given)} />)
    return expect.element(page.getByText(/^(Válaszd|4 munkanap)/).first())
  }

  it('asks for the days in one line', async () => {
    await line({ period: undefined, preview: undefined }).toHaveTextContent('Válaszd ki a napokat.')
  })

  it('says in one line how many days it costs and how many are left', async () => {
    await line().toHaveTextContent('4 munkanap · marad 7')
  })

  it('says how many days are missing', async () => {
    await line({ preview: { ...preview, left_after: { 2026: -2 } } }).toHaveTextContent('4 munkanap · 2 nap hiányzik')
  })

  it('says how many hours are left where leave is taken in hours', async () => {
    await line({ preview: { ...preview, hours: 30, left_hours_after: { 2026: 74.5 } } }).toHaveTextContent(
      '4 munkanap · marad 74,5 óra',
    )
  })

  it('says only the days of a type without an allowance', async () => {
    await line({ preview: { ...preview, left_after: null } }).toHaveTextContent('4 munkanap')
  })

  it('opens to the whole summary', async () => {
    await line().toBeVisible()
    await userEvent.click(page.getByText('4 munkanap · marad 7'))
    await expect.element(page.getByText('A kérelmet Őri Zoltán hagyja jóvá.')).toBeVisible()
  })
})
