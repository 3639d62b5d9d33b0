/**
 * Longest delay of the scripts after the document is parsed, in milliseconds. A slow picture must not delay the
 * hydration longer.
 */
const MAX_DELAY_MS = 1_500;

/**
 * Returns an inline script that loads and runs the script files of a page. The files load after the pictures of the
 * first screen are painted, because files and pictures would share the bandwidth and the main thread. The files load at
 * once when the visitor presses a key or a pointer button. In a hidden tab, the files load when the page is parsed,
 * because a hidden page paints nothing. Clicks on buttons before the hydration are recorded in `window.earlyClicks`; the
 * shell repeats these clicks.
 * @param files URLs of the scripts to run, in this order
 * @param preloads URLs of further scripts, which the scripts of the page will request
 */
export function createScriptLoader(files: readonly string[], preloads: readonly string[]): string {
  return `{${[
    'const add=(name,properties)=>document.head.append(Object.assign(document.createElement(name),properties))',
    'let isStarted',
    // The scripts run in the order of `files`, because `async` is false. Each request is started in a task of its own.
    `const start=()=>{if(isStarted)return;isStarted=true;for(const src of ${toInlineJson(files)})setTimeout(add,0,"script",{src,async:false,fetchPriority:"high"});for(const href of ${toInlineJson(preloads)})setTimeout(add,0,"link",{rel:"preload",as:"script",href})}`,
    'window.earlyClicks=[]',
    'addEventListener("click",({target})=>{const button=target.closest?.("button[type=button]");if(button)window.earlyClicks?.push(button)},true)',
    `addEventListener("DOMContentLoaded",()=>{${[
      'for(const type of["pointerdown","keydown"])addEventListener(type,start,{capture:true,once:true})',
      `setTimeout(start,document.hidden?0:${MAX_DELAY_MS})`,
      'const pictures=[...document.images].filter(({complete,loading})=>!complete&&loading!=="lazy")',
      'const loads=pictures.map(picture=>new Promise(resolve=>{for(const type of["load","error"])picture.addEventListener(type,resolve)}))',
      'const frame=Promise.all(loads).then(()=>new Promise(requestAnimationFrame))',
      'const paint=new Promise(resolve=>new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length>0)resolve()}).observe({type:"paint",buffered:true}))',
      // A timer that is set in a frame's callback runs after the frame is painted.
      'Promise.all([frame,paint]).then(()=>setTimeout(start))',
    ].join(';')}})`,
  ].join(';')}}`;
}

const toInlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
