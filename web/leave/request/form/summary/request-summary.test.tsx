import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { balance, freshCompany, preview } from '../../../company.test-support.ts'
import { RequestSummary, type SummaryProps } from './request-summary.tsx'
import { SummaryStrip } from './summary-strip.tsx'

const period = { from_date: '2026-11-26', to_date: '2026-12-01' }
const summary = (given: Partial<SummaryProps> = {}): SummaryProps => ({
  period,
  typeId: 1,
  preview,
  time: undefined,
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
      'Válaszd ki a napokat, és itt látod, hány munkanap, mennyi marad, és ki lesz még távol.',
    )
  })

  it('counts by the calendar until the preview is loaded, and says no more than that', async () => {
    const week = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 8, saturday: 0, sunday: 0 }
    const time = { patterns: [{ valid_from: '2020-01-01', week }], calendar: [] }
    const main = shown({ preview: undefined, time })
    await main.toMatchTextContent('4munkanap')
    await main.toMatchTextContent('28pihenőnap–')
    await main.not.toMatchTextContent('marad')
  })

  it('says that it is counting where neither is known', async () => {
    await shown({ preview: undefined }).toHaveTextContent('Számolunk…')
  })

  it('has a line for each day, with what it costs or why it costs nothing', async () => {
    const skipped = [
      { date: '2026-12-24', reason: 'rest_day_moved', name: null },
      { date: '2026-12-25', reason: 'public_holiday', name: 'Karácsony' },
      { date: '2026-12-26', reason: 'public_holiday', name: 'Karácsony másnapja' },
      { date: '2026-12-27', reason: 'rest_day', name: null },
    ]
    const booked = [{ days: { from_date: '2026-12-28', to_date: '2026-12-28' }, name: 'szabadság' }]
    const christmas = { from_date: '2026-12-23', to_date: '2026-12-28' }
    await shown({ period: christmas, preview: { ...preview, skipped, away: [] }, booked }).toMatchTextContent(
      'munkanap',
    )
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sze23munkanap1',
      'Cs24áthelyezett pihenőnap–',
      'P25Karácsony–',
      'Szo26Karácsony másnapja–',
      'V27pihenőnap–',
      'H28már foglalt: szabadság–',
    ])
  })

  it('counts no day twice that is booked already, and says nothing of the balance meanwhile', async () => {
    const week = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 8, saturday: 0, sunday: 0 }
    const time = { patterns: [{ valid_from: '2020-01-01', week }], calendar: [] }
    const booked = [{ days: { from_date: '2026-11-26', to_date: '2026-11-28' }, name: 'szabadság' }]
    const main = shown({ time, booked })
    await main.toMatchTextContent('2munkanap')
    await main.not.toMatchTextContent('marad')
  })

  it('counts what is left of the days where two bookings take some of them, each by its name', async () => {
    const week = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 8, saturday: 0, sunday: 0 }
    const time = { patterns: [{ valid_from: '2020-01-01', week }], calendar: [] }
    const booked = [
      { days: { from_date: '2026-11-26', to_date: '2026-11-26' }, name: 'szabadság' },
      { days: { from_date: '2026-11-30', to_date: '2026-11-30' }, name: 'home office' },
    ]
    const main = shown({ time, booked })
    await main.toMatchTextContent('2munkanap')
    await main.toMatchTextContent('Cs26már foglalt: szabadság')
    await main.toMatchTextContent('H30már foglalt: home office')
  })

  it('shows of many days the first four and the last two, and says how many are between', async () => {
    const main = shown({
      period: { from_date: '2026-11-02', to_date: '2026-11-20' },
      preview: { ...preview, away: [] },
    })
    await main.toMatchTextContent('még 13 nap')
    expect(page.getByRole('listitem').elements()).toHaveLength(7)
  })

  it('says what is left of each year before and after', async () => {
    const left_after = { 2026: 7, 2027: 20 }
    const main = shown({ preview: { ...preview, left_after, by_year: { 2026: 4, 2027: 1 } } })
    await main.toMatchTextContent('Keret, 2026117 nap marad')
    await main.toMatchTextContent('Keret, 20272120 nap marad')
  })

  it('draws the year as it will be where its balance is known', async () => {
    shown({ balance })
    await expect
      .element(page.getByRole('img', { name: '25 napból 9 kivett, 3 jóváhagyott, 6 függőben, 7 maradt' }))
      .toBeVisible()
  })

  it('names colleagues who are away, and says of those who have only asked that they have', async () => {
    const [bence] = preview.away
    const asked = { ...bence!, id: 'vera', first_name: 'Vera', status: 'pending' as const }
    const main = shown({ preview: { ...preview, away: [bence!, asked] } })
    await main.toMatchTextContent('Szabó Bence távol lesz nov. 26–30.')
    await main.toMatchTextContent('Szabó Vera csak kérte nov. 26–30.')
  })

  it('warns of days and of hours that are missing', async () => {
    await shown({ preview: { ...preview, left_after: { 2026: -2 } } }).toMatchTextContent(
      'A 2026. évi keretből 2 nap hiányzik.',
    )
  })

  it('warns of hours that are missing where leave is taken in hours', async () => {
    const hours = { hours: 37.5, left_hours_after: { 2026: -1.5 } }
    await shown({ preview: { ...preview, ...hours } }).toMatchTextContent('A 2026. évi keretből 1,5 óra hiányzik.')
  })

  it('says of a type without an allowance that it takes from none', async () => {
    await shown({ preview: { ...preview, left_after: null } }).toMatchTextContent('Ez nem csökkenti a keretet.')
  })

  it('warns of days of sick pay', async () => {
    await shown({ typeId: 2, preview: { ...preview, sick_pay_days: 3 } }).toMatchTextContent(
      'Az évi betegszabadság elfogyott: 3 nap már táppénzes.',
    )
  })

  it('law 14 law 15 warns of what the law says against it, and forbids nothing', async () => {
    const warnings = ['A kezdetéig nincs 15 nap.', 'A 2027. évi rendelet még nem jelent meg.']
    const main = shown({ preview: { ...preview, warnings } })
    for (const sentence of warnings) await main.toMatchTextContent(sentence)
  })

  it('names everybody who may decide, and nobody where it is approved at once', async () => {
    const approvers = [...preview.approvers, { id: 'bela', first_name: 'Béla', last_name: 'Nagy', avatar: null }]
    await shown({ preview: { ...preview, approvers } }).toMatchTextContent('Őri Zoltán vagy Nagy Béla dönt.')
  })

  it('says who is told where it is approved at once', async () => {
    await shown({ isAutoApproved: true }).toMatchTextContent('Rögtön jóváhagyva; értesítést kap: Őri Zoltán.')
  })

  it('names nobody who decides on what is approved and stays so', async () => {
    const main = shown({ isApproved: true })
    await main.toMatchTextContent('Ugyanekkor a csoportból')
    await main.not.toMatchTextContent('Őri Zoltán')
  })

  it('says that nobody decides where nobody has to', async () => {
    await shown({ preview: { ...preview, approvers: [] } }).toMatchTextContent('Nem kell jóváhagyás')
  })

  it('says that nobody else of the group is away', async () => {
    await shown({ preview: { ...preview, away: [] } }).toMatchTextContent('A csoportból senki más nincs távol.')
    expect(await axeOfElement()).toEqual([])
  })
})

describe('the strip of a narrow screen', () => {
  const line = (given: Partial<SummaryProps> = {}) => {
    show(<SummaryStrip {...summary(given)} />)
    return expect.element(page.getByRole('main'))
  }

  it('asks for the days in one line', async () => {
    await line({ period: undefined, preview: undefined }).toMatchTextContent('Válaszd ki a napokat.')
  })

  it('says how many days it costs, how many are left before and after, and how many colleagues are away', async () => {
    const main = line()
    await main.toMatchTextContent('4munkanap117 nap marad')
    await main.toMatchTextContent('1 távol lesz')
  })

  it('says how many days are missing', async () => {
    await line({ preview: { ...preview, left_after: { 2026: -2 } } }).toMatchTextContent('2 nap hiányzik')
  })

  it('says how many hours are left where leave is taken in hours', async () => {
    await line({ preview: { ...preview, hours: 30, left_hours_after: { 2026: 74.5 } } }).toMatchTextContent(
      '74,5 óra marad',
    )
  })

  it('says nothing of the balance while some of the days are booked already', async () => {
    const main = line({ booked: [{ days: { from_date: '2026-11-26', to_date: '2026-11-26' }, name: 'szabadság' }] })
    await main.toMatchTextContent('munkanap')
    await main.not.toMatchTextContent('nap marad')
  })

  it('says only the days of a type without an allowance', async () => {
    const main = line({ preview: { ...preview, left_after: null } })
    await main.toMatchTextContent('4munkanap')
    await main.not.toMatchTextContent('nap marad')
  })

  it('opens to the whole summary', async () => {
    await line().toBeVisible()
    await userEvent.click(page.getByText('munkanap').first())
    await expect.element(page.getByText('A kérelemről Őri Zoltán dönt.')).toBeVisible()
  })
})
