import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { CalendarChange } from '#shared/leave/recount-contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { EffectList } from './non-working-days-effect.tsx'
import styles from './non-working-days.module.css'

/** What is asked before a change is made. */
export interface Question {
  /** Names the day. */
  title: string
  /** The verb on the button. */
  confirm: string
  isDanger?: boolean
  change: CalendarChange
}

/** Asks before a change of the calendar, and shows whom it concerns. `ask` tells the answer. */
export function useQuestion() {
  const [asked, setAsked] = useState<{ question: Question; answer: (isYes: boolean) => void }>()

  const ask = (question: Question) => new Promise<boolean>(answer => setAsked({ question, answer }))

  function answer(isYes: boolean) {
    asked?.answer(isYes)
    setAsked(undefined)
  }

  return { ask, dialog: asked && <QuestionDialog question={asked.question} onAnswer={answer} /> }
}

function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer: (isYes: boolean) => void }) {
  const { change, ...words } = question
  return (
    <ConfirmDialog isOpen onOpenChange={() => onAnswer(false)} {...words} onConfirm={() => onAnswer(true)}>
      <EffectOf change={change} />
    </ConfirmDialog>
  )
}

/** Read anew each time: what was true of another moment is not shown. */
function EffectOf({ change }: { change: CalendarChange }) {
  const { t } = useTranslation('calendar')
  const { data, error, isValidating } = useApi(leave.recountEffect, { body: change }, { shouldRetryOnError: false })
  if (isValidating)
    return (
      <p role="status" className={styles.quiet}>
        {t('effectReading')}
      </p>
    )
  if (error || !data) return <p className={styles.quiet}>{t('effectUnknown')}</p>
  return <EffectList effect={data.data} />
}
