import { approveLeave } from './contract/request/approve-leave.ts'
import { cancelLeave } from './contract/request/cancel-leave.ts'
import { cancelSeveral } from './contract/request/cancel-several.ts'
import { changeLeave } from './contract/request/change-leave.ts'
import { denyLeave } from './contract/request/deny-leave.ts'
import { denyLeaveByLink } from './contract/request/deny-leave-by-link.ts'
import { grantExtraDays } from './contract/grant-extra-days.ts'
import { listAbsent } from './contract/list-absent.ts'
import { listDaysOff } from './contract/list-days-off.ts'
import { listExtraDays } from './contract/list-extra-days.ts'
import { listWaiting } from './contract/request/list-waiting.ts'
import { previewLeave } from './contract/request/preview-leave.ts'
import { removeExtraDays } from './contract/remove-extra-days.ts'
import { requestLeave } from './contract/request/request-leave.ts'
import { shortenLeave } from './contract/request/shorten-leave.ts'
import { showBalance } from './contract/show-balance.ts'
import { showCalendar } from './contract/show-calendar.ts'
import { showRequest } from './contract/request/show-request.ts'
import { undoDecision } from './contract/request/undo-decision.ts'

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
