import { approveLeave } from './contract/approve-leave.ts'
import { cancelLeave } from './contract/cancel-leave.ts'
import { cancelSeveral } from './contract/cancel-several.ts'
import { changeLeave } from './contract/change-leave.ts'
import { denyLeave } from './contract/deny-leave.ts'
import { denyLeaveByLink } from './contract/deny-leave-by-link.ts'
import { grantExtraDays } from './contract/grant-extra-days.ts'
import { listAbsent } from './contract/list-absent.ts'
import { listDaysOff } from './contract/list-days-off.ts'
import { listExtraDays } from './contract/list-extra-days.ts'
import { listWaiting } from './contract/list-waiting.ts'
import { previewLeave } from './contract/preview-leave.ts'
import { removeExtraDays } from './contract/remove-extra-days.ts'
import { requestLeave } from './contract/request-leave.ts'
import { shortenLeave } from './contract/shorten-leave.ts'
import { showBalance } from './contract/show-balance.ts'
import { showCalendar } from './contract/show-calendar.ts'
import { showRequest } from './contract/show-request.ts'
import { undoDecision } from './contract/undo-decision.ts'

/** The endpoints of the feature, by name, for those who call them; a handler imports its own endpoint alone. */
export const leave = {
  listDaysOff,
  requestLeave,
  changeLeave,
  cancelLeave,
  cancelSeveral,
  shortenLeave,
  showRequest,
  undoDecision,
  listWaiting,
  approveLeave,
  denyLeave,
  denyLeaveByLink,
  previewLeave,
  listAbsent,
  showCalendar,
  showBalance,
  listExtraDays,
  grantExtraDays,
  removeExtraDays,
}
