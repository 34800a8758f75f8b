"""Between uvicorn and the tables: connected clients, and how their frames and requests arrive."""
