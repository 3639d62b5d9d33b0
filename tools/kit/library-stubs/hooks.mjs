/**
 * Replaces the hooks of the federation runtime and the registration of plugins. The site has no plugins, so each hook
 * returns the same value as a hook without listeners.
 */
class Hook {
  emit() {}
}

class WaterfallHook {
  emit(data) {
    return data;
  }
}

class AsyncHook {
  async emit() {}
}

class AsyncWaterfallHook {
  async emit(data) {
    return data;
  }
}

class PluginSystem {
  registerPlugins = {};

  constructor(lifecycle) {
    this.lifecycle = lifecycle;
  }
}

const registerPlugins = (plugins = []) => plugins;

export {
  AsyncHook,
  AsyncWaterfallHook,
  Hook as SyncHook,
  PluginSystem,
  WaterfallHook as SyncWaterfallHook,
  registerPlugins,
};
