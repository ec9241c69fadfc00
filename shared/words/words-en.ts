import account from './en/account.json' with { type: 'json' }
import administrators from './en/administrators.json' with { type: 'json' }
import api from './en/api.json' with { type: 'json' }
import assistant from './en/assistant.json' with { type: 'json' }
import audit from './en/audit.json' with { type: 'json' }
import auditlog from './en/auditlog.json' with { type: 'json' }
import backoffice from './en/backoffice.json' with { type: 'json' }
import blog from './en/blog.json' with { type: 'json' }
import calculator from './en/calculator.json' with { type: 'json' }
import calendar from './en/calendar.json' with { type: 'json' }
import calendarfeeds from './en/calendarfeeds.json' with { type: 'json' }
import chat from './en/chat.json' with { type: 'json' }
import command from './en/command.json' with { type: 'json' }
import companiesadmin from './en/companiesadmin.json' with { type: 'json' }
import company from './en/company.json' with { type: 'json' }
import contentadmin from './en/contentadmin.json' with { type: 'json' }
import countries from './en/countries.json' with { type: 'json' }
import dashboardadmin from './en/dashboardadmin.json' with { type: 'json' }
import contactmessages from './en/contactmessages.json' with { type: 'json' }
import employees from './en/employees.json' with { type: 'json' }
import exportWords from './en/export.json' with { type: 'json' }
import feed from './en/feed.json' with { type: 'json' }
import groups from './en/groups.json' with { type: 'json' }
import help from './en/help.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import identity from './en/identity.json' with { type: 'json' }
import inbox from './en/inbox.json' with { type: 'json' }
import integrations from './en/integrations.json' with { type: 'json' }
import leave from './en/leave.json' with { type: 'json' }
import legal from './en/legal.json' with { type: 'json' }
import links from './en/links.json' with { type: 'json' }
import notificationpage from './en/notificationpage.json' with { type: 'json' }
import messages from './en/messages.json' with { type: 'json' }
import notifications from './en/notifications.json' with { type: 'json' }
import operatorlog from './en/operatorlog.json' with { type: 'json' }
import operators from './en/operators.json' with { type: 'json' }
import owndata from './en/owndata.json' with { type: 'json' }
import papers from './en/papers.json' with { type: 'json' }
import payroll from './en/payroll.json' with { type: 'json' }
import plan from './en/plan.json' with { type: 'json' }
import people from './en/people.json' with { type: 'json' }
import positions from './en/positions.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import request from './en/request.json' with { type: 'json' }
import security from './en/security.json' with { type: 'json' }
import sessions from './en/sessions.json' with { type: 'json' }
import settings from './en/settings.json' with { type: 'json' }
import sheet from './en/sheet.json' with { type: 'json' }
import sheetlist from './en/sheetlist.json' with { type: 'json' }
import sitecontent from './en/sitecontent.json' with { type: 'json' }
import site from './en/site.json' with { type: 'json' }
import usergroups from './en/usergroups.json' with { type: 'json' }
import usersadmin from './en/usersadmin.json' with { type: 'json' }
import slack from './en/slack.json' with { type: 'json' }
import slackuser from './en/slackuser.json' with { type: 'json' }
import webhooks from './en/webhooks.json' with { type: 'json' }
import visits from './en/visits.json' with { type: 'json' }
import weekends from './en/weekends.json' with { type: 'json' }
import year from './en/year.json' with { type: 'json' }
import { emailTranslations } from './email-translations.ts'
import { replyTranslations } from './reply-translations.ts'

/** Every English word, by namespace. */
export const en = {
  ...emailTranslations.en,
  ...replyTranslations.en,
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
