import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { DenyForm } from '../deny/deny-form.tsx'
import { NameList } from '../name-list.tsx'

interface DenySeveralDialogProps {
  requests: readonly RequestView[]
  onClose: () => void
  onDeny: (comment: string) => void
}

/** Denies several requests for one reason, which each of the people sees. */
export function DenySeveralDialog({ requests, onClose, onDeny }: DenySeveralDialogProps) {
  const { t } = useTranslation('inbox')
  const people = [...new Map(requests.map(({ user }) => [user.id, user])).values()]
  return (
    <DenyForm
      isOpen
      title={t('denyChosenTitle', { count: requests.length })}
      ids={requests.map(({ id }) => id)}
      onClose={onClose}
      onDeny={({ comment }) => onDeny(comment)}
    >
      <p>
        <NameList people={people} />
      </p>
    </DenyForm>
  )
}
