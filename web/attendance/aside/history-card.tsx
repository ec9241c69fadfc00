import { useTranslation } from 'react-i18next'
import { Card } from '#web/ui/card/card.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import type { OpenedSheet } from '../sheet/use-sheet.ts'
import styles from './aside.module.css'

interface HistoryCardProps {
  sheet: ShownSheet
  saving: OpenedSheet['saving']
  /** Whether the keys of the table are of use. */
  hasKeys: boolean
}

/** How many days differ from the schedule, whether all of it is saved, and what became of the sheet so far. */
export function HistoryCard({ sheet, saving, hasKeys }: HistoryCardProps) {
  const { t } = useTranslation(['sheet', 'leave'])
  const { moment } = useDates()
  const corrected = sheet.days.filter(({ correction }) => correction !== null).length
  return (
    <Card title={t('changes')}>
      <div className={styles.stack}>
        <p>{corrected ? t('daysCorrected', { count: corrected }) : t('nothingCorrected')}</p>
        {sheet.may.correct && <Saving saving={saving} />}
        {sheet.history.length > 0 && (
          <ol className={styles.history}>
            {sheet.history.toReversed().map(({ what, by_name, at, reason }) => (
              <li key={`${what} ${at}`}>
                <strong>{t(`step_${what}`, { name: by_name })}</strong>
                <span>{moment(at)}</span>
                {reason && <p>{t('leave:quoted', { text: reason })}</p>}
              </li>
            ))}
          </ol>
        )}
        {hasKeys && sheet.may.correct && <Keys />}
      </div>
    </Card>
  )
}

function Saving({ saving: { isSending, unsaved, savedAt, retry } }: Pick<HistoryCardProps, 'saving'>) {
  const { t } = useTranslation('sheet')
  const { time } = useDates()
  const saved = savedAt === undefined ? t('saved') : t('savedAt', { time: time(savedAt) })
  const isStuck = unsaved.size > 0 && !isSending
  return (
    <>
      <p role="status" className={styles.quiet} data-tone={isStuck ? 'danger' : undefined}>
        {isStuck ? t('unsaved', { count: unsaved.size }) : isSending ? t('saving') : saved}
      </p>
      {isStuck && (
        <Button size="sm" onPress={retry}>
          {t('saveAgain')}
        </Button>
      )}
    </>
  )
}

const keys = [
  { names: ['Tab'], word: 'keyNext' },
  { names: ['↓'], word: 'keyDown' },
  { names: ['Ctrl', 'D'], word: 'keyAbove' },
  { names: ['–'], word: 'keyMissed' },
] as const

function Keys() {
  const { t } = useTranslation('sheet')
  return (
    <ul className={styles.keys} aria-label={t('keys')}>
      {keys.map(({ names, word }) => (
        <li key={word}>
          {names.map(name => (
            <kbd key={name}>{name}</kbd>
          ))}
          {t(word)}
        </li>
      ))}
    </ul>
  )
}
