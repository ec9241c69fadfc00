import company from '#shared/words/en/company.json'
import leave from '#shared/words/en/leave.json'
import notifications from '#shared/words/en/notifications.json'
import people from '#shared/words/en/people.json'
import problems from '#shared/words/en/problems.json'

/** The words of the product's own pages; those of emails stay with the server. */
export const words = { company, leave, notifications, people, problems }
