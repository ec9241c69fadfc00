import account from './hu/account.json' with { type: 'json' }
import administrators from './hu/administrators.json' with { type: 'json' }
import api from './hu/api.json' with { type: 'json' }
import assistant from './hu/assistant.json' with { type: 'json' }
import audit from './hu/audit.json' with { type: 'json' }
import auditlog from './hu/auditlog.json' with { type: 'json' }
import backoffice from './hu/backoffice.json' with { type: 'json' }
import blog from './hu/blog.json' with { type: 'json' }
import calculator from './hu/calculator.json' with { type: 'json' }
import calendar from './hu/calendar.json' with { type: 'json' }
import calendarfeeds from './hu/calendarfeeds.json' with { type: 'json' }
import chat from './hu/chat.json' with { type: 'json' }
import command from './hu/command.json' with { type: 'json' }
import companiesadmin from './hu/companiesadmin.json' with { type: 'json' }
import company from './hu/company.json' with { type: 'json' }
import contentadmin from './hu/contentadmin.json' with { type: 'json' }
import countries from './hu/countries.json' with { type: 'json' }
import dashboardadmin from './hu/dashboardadmin.json' with { type: 'json' }
import contactmessages from './hu/contactmessages.json' with { type: 'json' }
import employees from './hu/employees.json' with { type: 'json' }
import exportWords from './hu/export.json' with { type: 'json' }
import feed from './hu/feed.json' with { type: 'json' }
import groups from './hu/groups.json' with { type: 'json' }
import help from './hu/help.json' with { type: 'json' }
import home from './hu/home.json' with { type: 'json' }
import identity from './hu/identity.json' with { type: 'json' }
import inbox from './hu/inbox.json' with { type: 'json' }
import integrations from './hu/integrations.json' with { type: 'json' }
import leave from './hu/leave.json' with { type: 'json' }
import legal from './hu/legal.json' with { type: 'json' }
import links from './hu/links.json' with { type: 'json' }
import notificationpage from './hu/notificationpage.json' with { type: 'json' }
import messages from './hu/messages.json' with { type: 'json' }
import notifications from './hu/notifications.json' with { type: 'json' }
import operatorlog from './hu/operatorlog.json' with { type: 'json' }
import operators from './hu/operators.json' with { type: 'json' }
import owndata from './hu/owndata.json' with { type: 'json' }
import papers from './hu/papers.json' with { type: 'json' }
import payroll from './hu/payroll.json' with { type: 'json' }
import plan from './hu/plan.json' with { type: 'json' }
import people from './hu/people.json' with { type: 'json' }
import positions from './hu/positions.json' with { type: 'json' }
import profile from './hu/profile.json' with { type: 'json' }
import request from './hu/request.json' with { type: 'json' }
import security from './hu/security.json' with { type: 'json' }
import sessions from './hu/sessions.json' with { type: 'json' }
import settings from './hu/settings.json' with { type: 'json' }
import sheet from './hu/sheet.json' with { type: 'json' }
import sheetlist from './hu/sheetlist.json' with { type: 'json' }
import sitecontent from './hu/sitecontent.json' with { type: 'json' }
import site from './hu/site.json' with { type: 'json' }
import usergroups from './hu/usergroups.json' with { type: 'json' }
import usersadmin from './hu/usersadmin.json' with { type: 'json' }
import slack from './hu/slack.json' with { type: 'json' }
import slackuser from './hu/slackuser.json' with { type: 'json' }
import webhooks from './hu/webhooks.json' with { type: 'json' }
import visits from './hu/visits.json' with { type: 'json' }
import weekends from './hu/weekends.json' with { type: 'json' }
import year from './hu/year.json' with { type: 'json' }
import { emailTranslations } from './email-translations.ts'
import { replyTranslations } from './reply-translations.ts'

/** Every Hungarian word, by namespace. */
export const hu = {
  ...emailTranslations.hu,
  ...replyTranslations.hu,
  account,
  administrators,
  api,
  assistant,
  audit,
  auditlog,
  backoffice,
  blog,
  calculator,
  calendar,
  calendarfeeds,
  chat,
  command,
  companiesadmin,
  company,
  contentadmin,
  countries,
  dashboardadmin,
  contactmessages,
  employees,
  export: exportWords,
  feed,
  groups,
  help,
  home,
  identity,
  inbox,
  integrations,
  leave,
  legal,
  links,
  notificationpage,
  messages,
  notifications,
  operatorlog,
  operators,
  owndata,
  papers,
  payroll,
  plan,
  people,
  positions,
  profile,
  request,
  security,
  sessions,
  settings,
  sheet,
  sheetlist,
  site,
  sitecontent,
  usergroups,
  usersadmin,
  slack,
  slackuser,
  webhooks,
  visits,
  weekends,
  year,
}
