import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useDecisionToast } from '../../use-decision-toast.ts'
import { useDecide } from '../decide/use-decide.ts'

/** Approves the request of the panel, which closes at once. */
export function useApprove(onClose: () => void) {
  const { t } = useTranslation('leave')
  const approve = useDecide(leave.approveLeave, 'approved')
  const toastDecision = useDecisionToast()
  return (request: RequestView) => {
    onClose()
    void approve(request, { path: { id: request.id } }, () => toastDecision(request, t('approved')))
  }
}
