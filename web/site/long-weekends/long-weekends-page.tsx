import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Day, Year } from '#shared/calendar/day.ts'
import { bestDays } from '#shared/site/long-weekends/best-days.ts'
import { longWeekends } from '#shared/site/long-weekends/long-weekends.ts'
import { productName } from '#shared/words/product.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { BridgeList } from './bridge-list.tsx'
import { daysIn, searchOf } from './chosen-days.ts'
import { FreeList } from './free-list.tsx'
import styles from './long-weekends-page.module.css'
import { WorkedSaturdays } from './worked-saturdays.tsx'
import { YearOfRest } from './year-of-rest.tsx'

interface LongWeekendsPageProps {
  year: Year
  /** The pages of the years that have one. */
  pages: readonly { year: Year; to: string }[]
}

/** Begins with the days in the address once it is hydrated. */
export function LongWeekendsPage({ year, pages }: LongWeekendsPageProps) {
  const { t } = useTranslation('weekends')
  const isHydrated = useHydrated()
  const title = t('title', { year })
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{t('lead', { count: longWeekends(year).length })}</p>
        </div>
        <nav className={styles.years} aria-label={t('years')}>
          {pages.map(page => (
            <Link key={page.year} to={page.to} aria-current={page.year === year ? 'page' : undefined}>
              {page.year}
            </Link>
          ))}
        </nav>
      </div>
      <Choice key={`${year} ${isHydrated}`} year={year} start={daysIn(isHydrated ? location.search : '', year)} />
      <FreeList year={year} />
      <BridgeList year={year} />
      <WorkedSaturdays year={year} />
      <div className={styles.closing}>
        <div>
          <h2>{t('closingTitle')}</h2>
          <p>{t('closingText')}</p>
        </div>
        <LinkButton to="/register" variant="primary" size="lg">
          {t('register')}
        </LinkButton>
      </div>
    </div>
  )
}

/** The number of days, and the days themselves, which the address keeps. */
function Choice({ year, start }: { year: Year; start: { budget: number; days: Day[] } }) {
  const [{ budget, days }, setChoice] = useState(start)
  const search = searchOf(year, budget, days)
  useEffect(() => {
    if (location.search === search) return
    history.replaceState(history.state, '', location.pathname + search + location.hash)
  }, [search])

  const swap = (day: Day) =>
    setChoice({
      budget,
      days: days.includes(day) ? days.filter(taken => taken !== day) : [...days, day].sort(),
    })

  return (
    <YearOfRest
      year={year}
      budget={budget}
      days={days}
      onBudget={budget => setChoice({ budget, days: bestDays(year, budget) })}
      onSwap={swap}
    />
  )
}
