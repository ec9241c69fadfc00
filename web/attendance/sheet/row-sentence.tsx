import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/contract/client.ts'
import { repairOf } from './mended.ts'
import type { SheetActs } from './sheet-acts.ts'
import type { ShownDay } from './shown-sheet.ts'
import type { OpenedSheet } from './use-sheet.ts'
import styles from './sheet-table.module.css'

/** What is wrong with a day: a cell cannot be read, it could not be saved, or what stands in it makes no sense. */
export type DaySentence = { about: 'cell' } | { about: 'saving'; text: string } | { about: 'mistake'; text: string }

interface Found {
  unreadable: boolean
  error: ApiError['message'] | undefined
}

/** What is to be said of a day first; undefined where nothing is. */
export function sentenceOf({ mistake }: ShownDay, { unreadable, error }: Found): DaySentence | undefined {
  if (unreadable) return { about: 'cell' }
  if (error !== undefined) return { about: 'saving', text: error }
  return mistake === null ? undefined : { about: 'mistake', text: mistake }
}

interface RowSentenceProps {
  id: string
  day: ShownDay
  sentence: DaySentence
  isOpen: boolean
  acts: Pick<SheetActs, 'correct'>
  saving: OpenedSheet['saving']
}

/** The sentence about a day, with what would mend it. */
export function RowSentence({ id, day, sentence, isOpen, acts, saving }: RowSentenceProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const repair = sentence.about === 'mistake' && isOpen ? repairOf(day, day.mistake_key) : undefined
  const { said } = repair ?? {}
  return (
    <span className={styles.sentence}>
      <span id={id}>{sentence.about === 'cell' ? t('unreadable') : sentence.text}</span>
      {repair && said && (
        <button type="button" className={styles.act} onClick={() => acts.correct([{ date: day.date, said }])}>
          {t(`repair_${repair.word}`)}
        </button>
      )}
      {sentence.about === 'saving' && (
        <>
          <button type="button" className={styles.act} onClick={saving.retry}>
            {t('saveAgain')}
          </button>
          <button type="button" className={styles.act} onClick={() => saving.discard(day.date)}>
            {t('common:discard')}
          </button>
        </>
      )}
    </span>
  )
}
