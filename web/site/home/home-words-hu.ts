import entitlement from '#shared/words/hu/entitlement.json'
import home from '#shared/words/hu/home.json'
import problems from '#shared/words/hu/problems.json'

/** The words of the home page below its first screen, of the law that it counts by, and of what a form objects to. */
export const words = { entitlement, home, problems }
