import { useTranslation } from 'react-i18next'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { newDraft } from './request/form/request-draft.ts'
import { usePreview } from './request/form/use-preview.ts'
import styles from './stretch-preview.module.css'

interface StretchPreviewProps {
  from: string
  to: string
  /** The person, where it is not the reader. */
  user?: string | undefined
}

/** What leave on these days would cost, by the preview of the request form; what is in the way of it instead, where anything is. */
export function StretchPreview({ from, to, user }: StretchPreviewProps) {
  const { t } = useTranslation('leave')
  const { shortRange } = useDates()
  const draft = newDraft({ from_date: from, to_date: to })
  const preview = usePreview(draft, user === undefined ? {} : { user_id: user })
  const [refusal] = Object.values(preview?.errors ?? {}).flat()
  return (
    <>
      <b>{shortRange(from, to)}</b>
      <span className={refusal ? styles.refusal : styles.cost}>
        {refusal ?? (preview ? t('workingDays', { count: preview.days }) : '…')}
      </span>
    </>
  )
}
