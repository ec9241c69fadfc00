import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { yearOf } from '#shared/calendar/day.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { countDaysOff } from './days-off-calculator-count.ts'
import { draftIn, emptyDraft, searchOf, type CalculatorDraft } from './days-off-calculator-draft.ts'
import { CalculatorExamples } from './days-off-calculator-examples.tsx'
import { CalculatorFacts } from './days-off-calculator-facts.tsx'
import { CalculatorForm } from './days-off-calculator-form.tsx'
import { openingsIn } from './days-off-calculator-openings.ts'
import { CalculatorPeriod } from './days-off-calculator-period.tsx'
import { CalculatorResult } from './days-off-calculator-result.tsx'
import { CalculatorShare } from './days-off-calculator-share.tsx'
import { CalculatorSpecials } from './days-off-calculator-specials.tsx'
import styles from './days-off-calculator.module.css'

/** The day for which the page is prerendered; with nothing typed in, every year gives the same. */
const dayOfPrerendering = '2026-01-01'

/** Begins with what the address says once it is hydrated. Members are not invited to register. */
export function DaysOffCalculator({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['calculator', 'site'])
  const isHydrated = useHydrated()
  const today = isHydrated ? todayInBudapest() : dayOfPrerendering
  const thisYear = yearOf(today)
  const start = isHydrated ? draftIn(location.search, thisYear) : emptyDraft(thisYear)
  return (
    <div className={styles.page}>
      <h1 className={styles.headline}>{t('site:calculator')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Calculator key={String(isHydrated)} today={today} start={start} />
      <CalculatorExamples year={thisYear} today={today} />
      {!isMember && <Invitation />}
    </div>
  )
}

const resultId = 'result'

/** The router takes a hash for a navigation and would restore the scroll position; without scripts the link works by itself. */
function showResult(event: MouseEvent) {
  const result = document.getElementById(resultId)
  if (!result) return
  event.preventDefault()
  result.scrollIntoView()
  result.focus({ preventScroll: true })
  history.replaceState(history.state, '', `#${resultId}`)
}

function Calculator({ today, start }: { today: string; start: CalculatorDraft }) {
  const { t } = useTranslation('calculator')
  const [draft, setDraft] = useState(start)
  const thisYear = yearOf(today)
  const change = (change: Partial<CalculatorDraft>) => setDraft(draft => ({ ...draft, ...change }))
  const { due, mistakes } = countDaysOff(draft, today)
  const employment_start = draft.start || null
  const employment_end = draft.end || null
  const birthYears = draft.children.filter(({ year }) => year !== '').map(({ year }) => Number(year))
  const search = searchOf(draft, thisYear)
  useAddress(search)

  return (
    <>
      <div className={styles.split}>
        <div>
          <a href={`#${resultId}`} className={styles.pinned} onClick={showResult}>
            {due ? (
              <>
                <b>
                  {draft.birth === '' && t('atLeast')} {t('dueSentence', { count: due.allowance_days })}
                </b>{' '}
                {t('why')}
              </>
            ) : (
              t('unreadable')
            )}
          </a>
          <CalculatorForm draft={draft} thisYear={thisYear} mistakes={mistakes} onChange={change} />
        </div>
        <div id={resultId} tabIndex={-1} className={styles.result}>
          {due ? (
            <>
              <CalculatorFacts draft={draft} />
              <CalculatorResult due={due} draft={draft} employment={{ employment_start, employment_end }} />
              <CalculatorSpecials
                openings={openingsIn({ year: Number(draft.year), birthYears, employmentStart: employment_start })}
              />
              <CalculatorShare search={search} />
            </>
          ) : (
            <Alert tone="info">{t('unreadable')}</Alert>
          )}
        </div>
      </div>
      <CalculatorPeriod draft={draft} onChange={change} />
    </>
  )
}

function Invitation() {
  const { t } = useTranslation(['calculator', 'site'])
  return (
    <aside className={styles.more}>
      <h2>{t('madeFor')}</h2>
      <p>{t('madeForWhy')}</p>
      <LinkButton to="/register" variant="primary" size="lg">
        {t('site:signUpFree')}
      </LinkButton>
    </aside>
  )
}

/** Writes what is typed into the address, debounced, since browsers limit how often it may change. */
function useAddress(search: string) {
  useEffect(() => {
    const later = setTimeout(() => {
      const { pathname, hash, search: before } = location
      if (search !== before) history.replaceState(history.state, '', pathname + search + hash)
    }, 250)
    return () => clearTimeout(later)
  }, [search])
}
