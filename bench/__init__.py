"""Speed and memory of the engine, beside other engines measured in the same run."""
