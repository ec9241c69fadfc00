import entitlement from '#shared/words/en/entitlement.json'
import home from '#shared/words/en/home.json'
import problems from '#shared/words/en/problems.json'

/** The words of the home page below its first screen, of the law that it counts by, and of what a form objects to. */
export const words = { entitlement, home, problems }
