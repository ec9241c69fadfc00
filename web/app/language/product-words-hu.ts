import company from '#shared/words/hu/company.json'
import leave from '#shared/words/hu/leave.json'
import notifications from '#shared/words/hu/notifications.json'
import people from '#shared/words/hu/people.json'
import problems from '#shared/words/hu/problems.json'

/** The words of the product's own pages; those of emails stay with the server. */
export const words = { company, leave, notifications, people, problems }
