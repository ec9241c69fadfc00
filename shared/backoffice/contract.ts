import { listOperators } from './contract/operators/list-operators.ts'
import { inviteOperator } from './contract/operators/invite-operator.ts'
import { changeOperator } from './contract/operators/change-operator.ts'
import { sendOperatorLink } from './contract/operators/send-operator-link.ts'
import { listTemplates } from './contract/operators/list-templates.ts'
import { addTemplate } from './contract/operators/add-template.ts'
import { changeTemplate } from './contract/operators/change-template.ts'
import { removeTemplate } from './contract/operators/remove-template.ts'
import { listOperatorLog } from './contract/audit/list-operator-log.ts'
import { listCampaigns } from './contract/visits/list-campaigns.ts'
import { listCampaignVisits } from './contract/visits/list-campaign-visits.ts'
import { showVisitors } from './contract/visits/show-visitors.ts'
import { showOwnPermissions } from './contract/show-own-permissions.ts'

/** The back office, of which pages for others load nothing. */
export const backoffice = {
  showOwnPermissions,
  listOperators,
  inviteOperator,
  changeOperator,
  sendOperatorLink,
  listTemplates,
  addTemplate,
  changeTemplate,
  removeTemplate,
  listOperatorLog,
  showVisitors,
  listCampaigns,
  listCampaignVisits,
}
