import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { DenyForm } from '../../deny/deny-form.tsx'
import { useDecisionToast } from '../../use-decision-toast.ts'
import type { DialogProps } from '../dialog-props.ts'
import { RequestFacts } from './request-facts.tsx'
import { useDecide } from './use-decide.ts'

/** Denies the request that somebody looks at. */
export function DenyDialog({ request, isOpen, onClose }: DialogProps & { request: RequestView }) {
  const { t } = useTranslation('leave')
  const deny = useDecide(leave.denyLeave, 'denied')
  const toastDecision = useDecisionToast()
  return (
    <DenyForm
      isOpen={isOpen}
      title={t('modalDeny')}
      ids={[request.id]}
      onClose={onClose}
      onDeny={body => void deny(request, { path: { id: request.id }, body }, () => toastDecision(request, t('denied')))}
    >
      <RequestFacts request={request} />
    </DenyForm>
  )
}
