import { listCompanies } from './contract/companies/list-companies.ts'
import { showCompanyAccount } from './contract/companies/show-company-account.ts'
import { changeTrial } from './contract/companies/change-trial.ts'
import { decideGrant } from './contract/companies/decide-grant.ts'
import { markOrderPaid } from './contract/companies/mark-order-paid.ts'
import { bringCompanyBack } from './contract/companies/bring-company-back.ts'
import { addNote } from './contract/companies/add-note.ts'
import { removeNote } from './contract/companies/remove-note.ts'
import { viewCompany } from './contract/companies/view-company.ts'
import { showDashboard } from './contract/dashboard/show-dashboard.ts'
import { listUsers } from './contract/users/list-users.ts'
import { showUser } from './contract/users/show-user.ts'
import { sendUserReset } from './contract/users/send-user-reset.ts'
import { deactivateUser } from './contract/users/deactivate-user.ts'
import { activateUser } from './contract/users/activate-user.ts'
import { eraseUser } from './contract/users/erase-user.ts'
import { listUserGroups } from './contract/user-groups/list-user-groups.ts'
import { addUserGroup } from './contract/user-groups/add-user-group.ts'
import { changeUserGroup } from './contract/user-groups/change-user-group.ts'
import { removeUserGroup } from './contract/user-groups/remove-user-group.ts'
import { listUserGroupMembers } from './contract/user-groups/list-user-group-members.ts'
import { addUserGroupMembers } from './contract/user-groups/add-user-group-members.ts'
import { removeUserGroupMember } from './contract/user-groups/remove-user-group-member.ts'
import { previewGroupMessage } from './contract/user-groups/preview-group-message.ts'
import { sendGroupMessage } from './contract/user-groups/send-group-message.ts'
import { listGroupMessages } from './contract/user-groups/list-group-messages.ts'
import { stopGroupMessage } from './contract/user-groups/stop-group-message.ts'
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
import { listTestimonials } from './contract/testimonials/list-testimonials.ts'
import { addTestimonial } from './contract/testimonials/add-testimonial.ts'
import { changeTestimonial } from './contract/testimonials/change-testimonial.ts'
import { removeTestimonial } from './contract/testimonials/remove-testimonial.ts'
import { orderTestimonials } from './contract/testimonials/order-testimonials.ts'
import { listPartners } from './contract/partners/list-partners.ts'
import { showLogo } from './contract/partners/show-logo.ts'
import { addPartner } from './contract/partners/add-partner.ts'
import { changePartner } from './contract/partners/change-partner.ts'
import { removePartner } from './contract/partners/remove-partner.ts'
import { orderPartners } from './contract/partners/order-partners.ts'
import { listTranslations } from './contract/translations/list-translations.ts'
import { publishTranslations } from './contract/translations/publish-translations.ts'
import { exportTranslations } from './contract/translations/export-translations.ts'
import { previewImport } from './contract/translations/preview-import.ts'
import { importTranslations } from './contract/translations/import-translations.ts'
import { listPageMeta } from './contract/page-meta/list-page-meta.ts'
import { changePageMeta } from './contract/page-meta/change-page-meta.ts'
import { showCountries } from './contract/countries/show-countries.ts'
import { saveCountry } from './contract/countries/save-country.ts'
import { removeCountry } from './contract/countries/remove-country.ts'
import { saveCurrency } from './contract/countries/save-currency.ts'
import { removeCurrency } from './contract/countries/remove-currency.ts'
import { showAds } from './contract/ads/show-ads.ts'
import { changeAds } from './contract/ads/change-ads.ts'
import { previewAds } from './contract/ads/preview-ads.ts'
import { listContactMessages } from './contract/contact/list-contact-messages.ts'
import { showContactMessage } from './contract/contact/show-contact-message.ts'
import { changeContactMessage } from './contract/contact/change-contact-message.ts'
import { listOwnArticles } from './contract/articles/list-own-articles.ts'
import { showOwnArticle } from './contract/articles/show-own-article.ts'
import { addArticle } from './contract/articles/add-article.ts'
import { changeArticle } from './contract/articles/change-article.ts'
import { removeArticle } from './contract/articles/remove-article.ts'
import { showOwnPermissions } from './contract/show-own-permissions.ts'

/** The back office, of which pages for others load nothing. */
export const backoffice = {
  showOwnPermissions,
  listCompanies,
  showCompanyAccount,
  changeTrial,
  decideGrant,
  markOrderPaid,
  bringCompanyBack,
  addNote,
  removeNote,
  viewCompany,
  showDashboard,
  listUsers,
  showUser,
  sendUserReset,
  deactivateUser,
  activateUser,
  eraseUser,
  listUserGroups,
  addUserGroup,
  changeUserGroup,
  removeUserGroup,
  listUserGroupMembers,
  addUserGroupMembers,
  removeUserGroupMember,
  previewGroupMessage,
  sendGroupMessage,
  listGroupMessages,
  stopGroupMessage,
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
  listTestimonials,
  addTestimonial,
  changeTestimonial,
  removeTestimonial,
  orderTestimonials,
  listPartners,
  showLogo,
  addPartner,
  changePartner,
  removePartner,
  orderPartners,
  listTranslations,
  publishTranslations,
  exportTranslations,
  previewImport,
  importTranslations,
  listPageMeta,
  changePageMeta,
  showCountries,
  saveCountry,
  removeCountry,
  saveCurrency,
  removeCurrency,
  showAds,
  changeAds,
  previewAds,
  listContactMessages,
  showContactMessage,
  changeContactMessage,
  listOwnArticles,
  showOwnArticle,
  addArticle,
  changeArticle,
  removeArticle,
}
