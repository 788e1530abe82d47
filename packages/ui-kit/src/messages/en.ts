/**
 * The kit's own sentences in English. All other text of a screen comes from the product, by props. `{name}` marks a
 * placeholder.
 *
 * Each sentence is a constant, not a property of one object, so that a bundler includes only those that a part uses.
 */

// The frame: bars, badges, page states.
export const back = 'Back';
export const home = 'Home';
export const loading = 'Loading';
export const retry = 'Try again';
export const failedTitle = 'This could not be loaded';
export const failedHint = 'Check your connection and try again.';
export const offlineTitle = 'You are offline';
export const unread = '{count} unread';

// Used by most parts.
export const close = 'Close';
export const cancel = 'Cancel';
export const confirm = 'Confirm';
export const ok = 'OK';
export const done = 'Done';
export const dismiss = 'Dismiss';
export const notifications = 'Notifications';
export const loadingUnpaired = 'A loading indicator was hidden that is not shown';
export const working = 'Please wait a moment';
export const maintenanceTitle = 'Down for maintenance';
export const maintenanceHint = 'We are working on it. Try again in a few minutes.';
export const timedOut = 'The connection timed out, click the screen to try again.';
export const emptyTitle = 'Nothing here yet';
export const rose = 'up';
export const fell = 'down';
export const unchanged = 'unchanged';
export const notKnown = 'not known';
export const refresh = 'Refresh';
export const refreshPull = 'Pull down to refresh';
export const refreshRelease = 'Release to refresh';
export const refreshing = 'Refreshing';
export const refreshed = 'Refreshed';
export const refreshFailed = 'Refreshing failed';
export const required = 'Required';
export const clear = 'Clear';
export const search = 'Search';
export const increase = 'Increase {label}';
export const decrease = 'Decrease {label}';
export const maximum = 'Max';
export const changeSign = 'Change sign of {label}';
export const readAs = 'Read as {value}';
export const atLeast = 'At least {min}';
export const atMost = 'At most {max}';
export const tooManyDecimals = 'Decimals: {decimals} at most';
export const wholeNumbersOnly = 'Whole numbers only';
export const numbersOnly = 'Numbers only, such as {example}';
export const noNegatives = 'No negative numbers';
export const tooLong = 'Up to {length} characters';
export const digitsEntered = '{count} of {length} entered';
export const deleteDigit = 'Delete last digit';
export const holdToConfirm = 'Hold to confirm';
export const typeToConfirm = 'Type {text} to confirm';
export const actionFailed = 'That did not work. Please try again.';
export const chooseOption = 'Choose';
export const more = 'More';
export const loadMore = 'Load more';
export const noMatches = 'No matches';
export const suggestions = 'Suggestions: {count}';
export const asTable = 'Values as a table';
export const part = 'Part';
export const amount = 'Amount';
export const share = 'Share';
export const moreLoaded = '{count} more loaded';
export const endReached = 'That is all';
export const pause = 'Pause';
export const play = 'Play';
export const previous = 'Previous';
export const next = 'Next';
export const slideOf = '{index} of {count}';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Copying is not possible here. The text is selected, so you can copy it yourself.';
export const stepDone = 'Done';
export const stepUpcoming = 'To come';
export const stepFailed = 'Failed';
export const timeLeft = '{label}: {time} left';
export const timeUp = '{label}: time is up';
export const slideshow = 'Slideshow';
export const slide = 'Slide';
export const showSlide = 'Show slide {index}';
export const moreFor = 'Actions for {label}';
export const opensElsewhere = 'opens in a new tab';
export const expand = 'Show more';
export const collapse = 'Show less';
export const makeLarger = 'Make larger';
export const makeSmaller = 'Make smaller';
export const coversScreen = 'Covers {percent} of the screen';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const month = 'Month';
export const year = 'Year';
export const today = 'Today';
export const openCalendar = 'Open the calendar: {label}';
export const dateUnreadable =
  '{text} cannot be read as a date, so no day is chosen. Type one such as {example}.';
export const dateImpossible =
  '{text} is a day that does not exist, so no day is chosen. Check day and month, and type one such as {example}.';
export const dateTooEarly = '{date} is too early. No day is chosen yet. Choose {min} or a later day.';
export const dateTooLate = '{date} is too late. No day is chosen yet. Choose {max} or an earlier day.';
export const dateOff = '{date} cannot be chosen here. No day is chosen yet. Choose another day.';

// Text fields.
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const areaCode = 'Country code';
export const charactersLeft = 'Characters left: {count}';
export const resendCode = 'Send again';
export const resendIn = 'Send again in {time}';
export const codeResent = 'A new code is on its way';
export const canResend = 'You can ask for a new code now';

// Gates.
export const loginNeeded = 'Please Login';
export const loginNeededHint = 'This is for customers who are logged in.';
export const logIn = 'Log in';
export const vipNeeded = 'Please contact customer service to activate VIP';
export const vipNeededHint = 'This is for VIP customers.';
export const openChat = 'Open chat';

// Pictures and signatures.
export const addImage = 'Add image';
export const removeImage = 'Remove image';
export const addFile = 'Add file';
export const removeFile = 'Remove {name}';
export const imageNumber = 'Image {index} of {count}';
export const imageMoved = 'Moved to place {index} of {count}';
export const moveEarlier = 'Move earlier';
export const moveLater = 'Move later';
export const cancelUpload = 'Cancel upload';
export const imageUnreachable = '{name} could not be sent. Check your connection and choose it again.';
export const signatureWay = 'How to sign';
export const signatureDraw = 'Draw';
export const signatureType = 'Type';
export const signatureName = 'Full name';
export const signatureHere = 'Sign here';
export const signatureEmpty = '{label}: not signed yet';
export const signatureMade = '{label}: signed';
export const enlargeImage = 'Enlarge image {index}';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomedTo = 'Zoomed to {percent}';

// Chosen pictures.
export const uploading = 'Uploading {name}';
export const uploadedPart = '{label}: {percent} uploaded';
export const uploadFailed = 'Upload failed';
export const imageUploaded = '{name} uploaded';
export const imageTooMany = '{name} was left out. Limit: {max}.';
export const imageWrongKind = '{name} is not an image that can be used here.';
export const fileWrongKind = '{name} is not a kind of file that can be used here.';
export const imageTooLarge = '{name} is larger than {max}.';
export const imageTooSmall = '{name} is too small. Its shorter side needs at least {min} pixels.';
export const imageDamaged = '{name} is damaged or incomplete.';
export const imageDark = '{name} is dark. Check that it can be read.';
export const imageSmall = '{name} is small. Check that it can be read.';
