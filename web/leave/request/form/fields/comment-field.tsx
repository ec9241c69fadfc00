import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { longestMessage } from '#shared/leave/model.ts'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { useField } from '../../use-field.ts'
import type { RequestDraft } from '../request-draft.ts'

/** One line, which grows where more is written. A letter of it redraws nothing else of the form. */
export function CommentField({ form }: { form: UseFormReturn<RequestDraft> }) {
  const field = useField(form, 'comment')
  const { t } = useTranslation(['leave', 'request'])
  return (
    <TextArea
      {...field}
      label={t('leave:comment')}
      placeholder={t('request:commentHint')}
      isInline
      rows={1}
      maxLength={longestMessage}
    />
  )
}
