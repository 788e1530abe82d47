// @ts-check
/**
 * Selectors for ESLint's `no-restricted-syntax`: values that style sheets of the kit and the app must not contain,
 * namely colours, and lengths outside the theme. A new theme does not change such a value, and no check of a theme
 * finds it.
 *
 * Allowed are texts hidden from view (`hiddenVisually`, one pixel in any theme), and lengths that do not measure the
 * screen: `em`, `ch`, `%`, `fr` and those of the viewport. `1px` is not allowed, because `vars.size.hairline` says
 * its purpose. A media query cannot use a custom property, so its widths are literal.
 */

/** Every CSS colour name, except those that mean no colour or the text's colour. */
const NAMES =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
  darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/);

const COLOUR = `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(^|[\\s,(])(${NAMES.join('|')})($|[\\s,)])`;
const LENGTH = `(^|[\\s,(*+-])-?(\\d*\\.)?\\d*[1-9]\\d*(\\.\\d+)?(px|rem|pt|pc|cm|mm|in|q)\\b`;
/** Properties whose plain numbers are not lengths; vanilla-extract appends `px` to the numbers of all others. */
const PLAIN = `^(--.*|animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridColumnEnd|gridColumnStart|gridRow|gridRowEnd|gridRowStart|initialLetter|lineClamp|lineHeight|maxLines|opacity|order|orphans|scale|strokeOpacity|strokeWidth|tabSize|WebkitLineClamp|widows|zIndex|zoom)$`;

/** A text in a value: not a key, such as a selector, and not a media query. */
const text = (/** @type {string} */ pattern) => {
  const is = `=/${pattern}/i]`;
  const noQuery = '!=/(width|height|resolution):/]';
  const elsewhere = ':not(VariableDeclarator[id.name="hiddenVisually"] *)';
  return `:matches(Literal[value${is}[value${noQuery}, TemplateElement[value.raw${is}[value.raw${noQuery}):not(Property > .key, Property > .key *)${elsewhere}`;
};

export const literalStyles = [
  {
    selector: text(COLOUR),
    message: "No literal colour outside the theme: use a role of the kit's `vars.color`.",
  },
  {
    selector: text(LENGTH),
    message:
      'No literal length outside the theme: use `vars.space`, `vars.size`, or `units()` and `textUnits()` for what has no role.',
  },
  {
    selector: `Property[key.name!=/${PLAIN}/] > Literal.value[raw=/^[.0-9]*[1-9]/]`,
    message: 'A plain number becomes px: use `vars.space`, `vars.size` or `units()`.',
  },
  {
    selector: `Property[key.name!=/${PLAIN}/] > UnaryExpression.value > Literal[raw=/^[.0-9]*[1-9]/]`,
    message: 'A plain number becomes px: use `vars.space`, `vars.size` or `units()`.',
  },
];
